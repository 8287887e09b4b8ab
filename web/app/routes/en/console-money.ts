import { consoleBooks } from '@diyar/messages/en/console-books';
import { consoleClaims } from '@diyar/messages/en/console-claims';
import { consoleMoney } from '@diyar/messages/en/console-money';
import { consoleMoneyCases } from '@diyar/messages/en/console-money-cases';
import { consoleRefunds } from '@diyar/messages/en/console-refunds';
import { consoleRentFreezes } from '@diyar/messages/en/console-rent-freezes';
import { consoleSeasons } from '@diyar/messages/en/console-seasons';
import { consoleSettlements } from '@diyar/messages/en/console-settlements';
import { consoleStatement } from '@diyar/messages/en/console-statement';
import { consoleTransfers } from '@diyar/messages/en/console-transfers';
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
