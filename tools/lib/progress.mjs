const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 120;
const PLAIN_REMINDER_MS = 20_000;

let hideCurrent = () => {};

/** Clears the progress line before other output. */
export function endProgress() {
  hideCurrent();
  hideCurrent = () => {};
}

/** Shows progress: an updating line on a terminal, occasional lines elsewhere. */
export function createProgress(stream = process.stdout) {
  return async function step(doing, done, work) {
    const started = performance.now();
    const show = stream.isTTY ? showMoving : showPlain;
    hideCurrent = show(stream, doing, () => performance.now() - started);
    try {
      const result = await work();
      endProgress();
      stream.write(`${done} in ${seconds(performance.now() - started)}\n`);
      return result;
    } finally {
      endProgress();
    }
  };
}

function showMoving(stream, doing, elapsed) {
  let frame = 0;
  const draw = () => {
    const line = `${FRAMES[frame++ % FRAMES.length]} ${doing}… ${Math.floor(elapsed() / 1000)} s`;
    stream.write(`\r\x1b[K${line.slice(0, (stream.columns || 80) - 1)}`);
  };
  draw();
  const timer = setInterval(draw, FRAME_MS);
  return () => {
    clearInterval(timer);
    stream.write("\r\x1b[K");
  };
}

function showPlain(stream, doing, elapsed) {
  stream.write(`${doing}…\n`);
  const timer = setInterval(() => stream.write(`${doing}… ${seconds(elapsed())}\n`), PLAIN_REMINDER_MS);
  return () => clearInterval(timer);
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;
}
