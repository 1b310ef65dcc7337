import { DataSource, type EntityManager } from 'typeorm';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { log } from '../logging/log.js';
import { isDeadlock } from './violations.js';

type Work<T> = (manager: EntityManager) => Promise<T>;

/** Who loses three times in a row meets something else than chance. */
const MOST_TRIES = 3;

/**
 * A source of connections whose transactions begin again where two of them waited for one another: PostgreSQL ends such a
 * circle after a second by refusing one of the two, and of that one nothing stands. A transaction's work reads what it needs,
 * asks nobody outside and rings its bells after the commit ({@link AfterCommit}), so that doing it anew is doing it once.
 */
export class PatientDataSource extends DataSource {
  override transaction<T>(work: Work<T>): Promise<T>;
  override transaction<T>(level: IsolationLevel, work: Work<T>): Promise<T>;
  override async transaction<T>(...how: [Work<T>] | [IsolationLevel, Work<T>]): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await (how.length === 1 ? super.transaction(how[0]) : super.transaction(how[0], how[1]));
      } catch (err) {
        if (tries === MOST_TRIES || !isDeadlock(err)) throw err;
        log.warn({ err, tries }, 'two transactions waited for one another: the refused one begins again');
      }
    }
  }
}
