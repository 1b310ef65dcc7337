import type { Reply, Visitor } from './visitor.js';

/** A trip as its host reads and saves it: what is not changed goes back as it was read. */
export class TripEditor<Edited extends object> {
  constructor(
    private readonly host: Visitor,
    private readonly tripId: number,
  ) {}

  /** This trip, or another of the host's. */
  async read(id = this.tripId): Promise<Edited> {
    return (await this.host.call<Edited>('GET', `/api/host/trips/${id}`)).body;
  }

  /** The trips of tests have no words of their own, which a saved one needs. */
  async save(changes: object): Promise<Reply<Edited>> {
    const changed = { ...(await this.read()), subtitle: 'As its host has it', description: '', ...changes };
    return this.host.call<Edited>('PUT', `/api/host/trips/${this.tripId}`, changed);
  }
}
