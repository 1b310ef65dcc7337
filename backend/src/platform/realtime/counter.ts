/** How many there are of each key now; keys of which there are none take no room. */
export class Counter {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  change(key: string, by: 1 | -1): void {
    const count = this.of(key) + by;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}
