/** The origin under which this machine itself reaches a server that listens on `host` and `port`. */
export function loopbackOrigin(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
