import { consoleBooks } from '@diyar/messages/ar/console-books';
import { consoleClaims } from '@diyar/messages/ar/console-claims';
import { consoleMoney } from '@diyar/messages/ar/console-money';
import { consoleMoneyCases } from '@diyar/messages/ar/console-money-cases';
import { consoleRefunds } from '@diyar/messages/ar/console-refunds';
import { consoleRentFreezes } from '@diyar/messages/ar/console-rent-freezes';
import { consoleSeasons } from '@diyar/messages/ar/console-seasons';
import { consoleSettlements } from '@diyar/messages/ar/console-settlements';
import { consoleStatement } from '@diyar/messages/ar/console-statement';
import { consoleTransfers } from '@diyar/messages/ar/console-transfers';
import { layoutWith } from '../layout-with.tsx';

const sentences = {
  consoleBooks,
  consoleClaims,
  consoleMoney,
  consoleMoneyCases,
  consoleRefunds,
  consoleRentFreezes,
  consoleSeasons,
  consoleSettlements,
  consoleStatement,
  consoleTransfers,
};

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
