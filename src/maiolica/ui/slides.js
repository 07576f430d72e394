const { pieces, frames } = JSON.parse(document.getElementById("game").textContent);
const [told, board, at] = ["told", "board", "at"].map((id) => document.getElementById(id));
const shown = [];
const parts = [];
for (const [, edits] of frames) {
  for (const [from, to, put] of edits) parts.splice(from, to - from, ...put);
  shown.push([...parts]);
}
function show() {
  told.textContent = frames[at.value][0];
  board.innerHTML = shown[at.value].map((n) => pieces[n]).join("");
}
function go(by) {
  at.value = Number(at.value) + by;
  show();
}
at.max = frames.length - 1;
at.oninput = show;
document.getElementById("back").onclick = () => go(-1);
document.getElementById("on").onclick = () => go(1);
document.onkeydown = (event) => {
  if (event.target === at) return; // it moves by itself
  if (event.key === "ArrowRight") go(1);
  if (event.key === "ArrowLeft") go(-1);
};
show();
