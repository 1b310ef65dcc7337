import { connect } from 'node:net';

/** Whether a starting server answers `url` with success. It is asked once it listens: until then a connect costs less. */
export async function answersAt(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return (await listens(hostname, Number(port))) && (await fetch(url)).ok;
}

function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const tell = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', tell(true)).once('error', tell(false));
  });
}
