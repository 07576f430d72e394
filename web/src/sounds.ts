/** Three short sounds, made on the spot; a browser lets them sound only after a person has touched the page. */

import { settings } from './settings.svelte'

let context: AudioContext | null = null

/** Call on the first touch or key. */
export function allowSound(): void {
  if (context || !settings.chosen.sound || !('AudioContext' in globalThis)) return
  context = new AudioContext()
}

/** A tile is put down. */
export const tileSound = () => strike([[1850, 0, 0.05, 0.05], [620, 0, 0.07, 0.06]])
/** It is your turn. */
export const turnSound = () => strike([[659, 0, 0.35, 0.12], [988, 0.14, 0.5, 0.1]])
/** The game is over. */
export const endSound = () => strike([[523, 0, 0.5, 0.1], [659, 0.15, 0.5, 0.1], [784, 0.3, 0.8, 0.1]])

/** Notes of frequency, start, length and loudness. */
function strike(notes: [number, number, number, number][]): void {
  if (!context || !settings.chosen.sound || context.state === 'closed') return
  void context.resume()
  for (const [frequency, start, length, loudness] of notes) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const at = context.currentTime + start
    tone.frequency.value = frequency
    tone.type = 'sine'
    volume.gain.setValueAtTime(loudness, at)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
  }
}
