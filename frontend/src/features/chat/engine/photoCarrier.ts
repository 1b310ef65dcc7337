import type { uploadPhoto } from '../../../api/chat/chatUpload';

/** Thrown when its author took the photo back, or wants it carried anew. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Carries the photos of lines to the server, one at a time. */
export class PhotoCarrier {
  #current: { clientId: string; end: AbortController } | null = null;
  /** Lines whose photo found no answer the last time: what was written after them need not wait for it again. */
  readonly #lost = new Set<string>();

  constructor(private readonly upload: typeof uploadPhoto) {}

  isLost(clientId: string): boolean {
    return this.#lost.has(clientId);
  }

  /** Of lines that are all lost, the one whose last try is longest ago: none waits for another for ever. */
  longestLost(clientIds: readonly string[]): string | undefined {
    return [...this.#lost].find((clientId) => clientIds.includes(clientId));
  }

  /** Another connection, another chance: everything keeps its order again. */
  forgetLost(): void {
    this.#lost.clear();
  }

  /** The id by which the server knows the photo. Throws `Stopped`, or what the upload throws. */
  async carry(clientId: string, file: Blob, onPart: (part: number) => void): Promise<string> {
    const end = new AbortController();
    this.#current = { clientId, end };
    const tell = (part: number) => {
      if (!end.signal.aborted) onPart(part);
    };
    try {
      tell(0);
      const { id } = await this.upload(file, tell, end.signal);
      if (end.signal.aborted) throw new Stopped();
      this.#lost.delete(clientId);
      return id;
    } catch (error) {
      if (end.signal.aborted) throw new Stopped('The photo is not wanted there any more', { cause: error });
      this.#lost.delete(clientId);
      this.#lost.add(clientId);
      throw error;
    } finally {
      if (this.#current?.end === end) this.#current = null;
    }
  }

  /** Ends what is on its way. */
  close(): void {
    this.#current?.end.abort();
  }

  /** Ends what is on its way of one line, and forgets how it went before. */
  stop(clientId: string): void {
    this.#lost.delete(clientId);
    if (this.#current?.clientId === clientId) this.#current.end.abort();
  }
}
