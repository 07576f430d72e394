/** A lesson as it comes, each shape once, made whole. */

import type { PlayedLesson, Scene, Shape } from '../protocol'

export interface Packed {
  lesson: PlayedLesson
  shapes: Shape[]
}

export function unpacked({ lesson, shapes }: Packed): PlayedLesson {
  const whole = (scene: Scene): Scene => ({
    ...scene,
    panels: scene.panels.map((panel) => ({ ...panel, shapes: (panel.shapes as unknown as number[]).map((number) => shapes[number]!) })),
  })
  const steps = lesson.steps.map((step) => {
    const fits = Object.entries(step.fits).map(([text, moments]) => {
      const made = moments.map((moment) => ({
        ...moment,
        scene: whole(moment.scene),
        scoring: moment.scoring && { ...moment.scoring, scene: whole(moment.scoring.scene) },
      }))
      return [text, made] as const
    })
    return { ...step, scene: whole(step.scene), fits: Object.fromEntries(fits) }
  })
  return { ...lesson, steps }
}
