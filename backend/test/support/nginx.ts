import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from './stack.js';
import { answersAt } from './answers-at.js';
import { StartedProcess } from './started-process.js';

const NGINX = process.env.NGINX ?? '/usr/sbin/nginx';
const CONFIG = join(import.meta.dirname, '../../../deploy/nginx.conf');

/** The nginx that stands before the nodes, with deploy/nginx.conf as it is but for the names and paths of containers. */
export class Nginx {
  private constructor(
    private readonly process: StartedProcess,
    private readonly scratch: string,
  ) {}

  static async start(port: number, { nodes }: Stack): Promise<Nginx> {
    const scratch = mkdtempSync(join(tmpdir(), 'gangway-nginx-'));
    chmodSync(scratch, 0o755); // started by root, nginx works as another user
    const file = join(scratch, 'nginx.conf');
    writeFileSync(file, configOf(port, scratch, nodes));
    const ready = () => answersAt(`http://localhost:${port}/nginx-health`);
    // In nginx's own environment that name carries the sockets of a predecessor.
    const env = { NGINX: undefined };
    const args = ['-p', scratch, '-c', file, '-g', 'daemon off;'];
    return new Nginx(await new StartedProcess(NGINX, args, env, ready).start(), scratch);
  }

  async stop(): Promise<void> {
    await this.process.stop();
    rmSync(this.scratch, { recursive: true, force: true });
  }
}

function configOf(port: number, scratch: string, nodes: Stack['nodes']): string {
  const ours = readFileSync(CONFIG, 'utf8')
    .replaceAll('/tmp/', `${scratch}/`)
    .replace('/dev/stdout', join(scratch, 'access.log'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  return nodes.reduce(
    (config, { url }, index) => config.replaceAll(`app-${index + 1}:3000`, new URL(url).host),
    ours,
  );
}
