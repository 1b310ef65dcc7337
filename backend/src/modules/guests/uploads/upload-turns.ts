import { DomainError } from '../../../platform/errors/domain-error.js';

/** Of one account and of all on a node: each upload under way lies in memory, sealed and unsealed. */
const MOST = { ofOne: 2, ofAll: 12 };
const RETRY_SECONDS = 2;

/** How many uploads are under way on this node. */
export class UploadTurns {
  private readonly underWay = new Map<number, number>();
  private all = 0;

  /** Does the work when it is this account's turn. Throws `upload.busy` instead of letting it wait. */
  async take<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const own = this.underWay.get(userId) ?? 0;
    if (own >= MOST.ofOne || this.all >= MOST.ofAll)
      throw new DomainError('upload.busy', { seconds: RETRY_SECONDS });
    this.underWay.set(userId, own + 1);
    this.all++;
    try {
      return await work();
    } finally {
      this.all--;
      const left = (this.underWay.get(userId) ?? 1) - 1;
      if (left > 0) this.underWay.set(userId, left);
      else this.underWay.delete(userId);
    }
  }
}
