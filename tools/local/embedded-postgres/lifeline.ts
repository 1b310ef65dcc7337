/**
 * Descriptor 3 is a pipe that closes when the Node process at its other end is gone, however it went (kill -9 too).
 * The shell then asks the program to stop.
 */
const LIFELINE = '"$@" 3<&- & p=$!; (cat <&3 >/dev/null; kill -INT $p) 2>/dev/null & wait $p';

/**
 * The command line that runs `argv` until it ends or descriptor 3 closes. Windows has no such shell: there a killed
 * launcher leaves its server behind, and the next start stops it.
 */
export function onLifeline(argv: readonly string[]): readonly string[] {
  return process.platform === 'win32' ? argv : ['sh', '-c', LIFELINE, 'sh', ...argv];
}
