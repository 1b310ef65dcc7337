const EVERY_MS = 2_500;

/** Tells the others that somebody types, now and then while they do. */
export class Typing {
  #toldAt = 0;

  constructor(private readonly say: () => void) {}

  tell(): void {
    const time = Date.now();
    if (time - this.#toldAt < EVERY_MS) return;
    this.#toldAt = time;
    this.say();
  }
}
