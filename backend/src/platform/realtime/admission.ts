import { log } from '../logging/log.js';

/** Why a connection is refused: the client sees a `connect_error` with this message and `data.code`. */
export class ConnectionRefusal<C extends string = string> extends Error {
  readonly data: { code: C };

  constructor(code: C, message: string) {
    super(message);
    this.data = { code };
  }
}

/**
 * A namespace's middleware: `enter` lets a socket in or throws a {@link ConnectionRefusal}. Anything else it throws is
 * a fault: logged, and the client is told to try again later.
 */
export function admission<S>(
  enter: (socket: S) => Promise<void>,
  tryLater: ConnectionRefusal,
): (socket: S, next: (refusal?: Error) => void) => void {
  const decide = async (socket: S): Promise<Error | undefined> => {
    try {
      await enter(socket);
      return undefined;
    } catch (err) {
      if (err instanceof ConnectionRefusal) return err;
      log.warn({ err }, 'whether a socket may connect could not be found out');
      return tryLater;
    }
  };
  return (socket, next) => {
    void (async () => next(await decide(socket)))();
  };
}
