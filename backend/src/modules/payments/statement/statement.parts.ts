import { BookChains } from '../self-check/chains.service.js';
import { SelfCheck } from '../self-check/self-check.service.js';
import { Statement } from './statement.service.js';
import { StatementBooks } from './statement-books.service.js';
import { StatementRebuild } from './rebuild.service.js';

/** What holds the books against PayPal's statement, and against themselves. */
export const STATEMENT = [BookChains, SelfCheck, Statement, StatementBooks, StatementRebuild];
