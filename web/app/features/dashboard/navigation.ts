import type { UserType } from '@diyar/contract/accounts';
import type { Home } from '@diyar/contract/home';
import type { Lang, Messages } from '@diyar/messages/messages';
import { boardPaths } from '../../site/board-paths.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { leadPaths } from '../../site/lead-paths.ts';
import { moneyPaths } from '../../site/money-paths.ts';
import { paths } from '../../site/paths.ts';
import { planPaths } from '../../site/plan-paths.ts';
import { pricePaths } from '../../site/price-paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { searchPaths } from '../../site/search-paths.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import type { IconName } from '../../ui/icon.tsx';

type Group = keyof Messages['dashboard']['groups'];

export interface Entry {
  key: keyof Messages['dashboard']['entries'];
  group: Group;
  icon: IconName;
  to: (lang: Lang) => string;
  /** The kinds of account it makes sense for; both when absent. */
  kinds?: readonly UserType[];
  /** How much waits there. */
  waiting?: (home: Home) => number;
  /** One of the four tabs of these kinds on a phone. */
  tabOf?: readonly UserType[];
}

const BOTH: readonly UserType[] = ['ordinary', 'bussines'];

/** Every page of the dashboard, in the order in which it is read. A new page joins here, with its words in `dashboard.entries`. */
export const ENTRIES: readonly Entry[] = [
  { key: 'home', group: 'main', icon: 'home', to: (lang) => deskPaths(lang).home(), tabOf: BOTH },
  {
    key: 'stays',
    group: 'booking',
    icon: 'calendar',
    to: (lang) => paths(lang).reservations(),
    kinds: ['ordinary'],
    waiting: ({ to_pay }) => to_pay.length,
    tabOf: ['ordinary'],
  },
  {
    key: 'favourites',
    group: 'booking',
    icon: 'heart',
    to: (lang) => paths(lang).favourites(),
    tabOf: ['ordinary'],
  },
  { key: 'searches', group: 'booking', icon: 'sparkle', to: (lang) => searchPaths(lang).saved() },
  { key: 'requests', group: 'booking', icon: 'search', to: (lang) => requestPaths(lang).own() },
  {
    key: 'properties',
    group: 'hosting',
    icon: 'building',
    to: (lang) => supplyPaths(lang).properties(),
    waiting: adsInNeed,
    tabOf: BOTH,
  },
  {
    key: 'bulk',
    group: 'hosting',
    icon: 'copy',
    to: (lang) => supplyPaths(lang).bulk(),
    kinds: ['bussines'],
  },
  {
    key: 'arrivals',
    group: 'hosting',
    icon: 'key',
    to: (lang) => paths(lang).reservations({ side: 'host' }),
    waiting: ({ to_accept }) => to_accept.length,
    tabOf: ['bussines'],
  },
  { key: 'leads', group: 'hosting', icon: 'phone', to: (lang) => leadPaths(lang).leads() },
  { key: 'marketing', group: 'hosting', icon: 'sparkle', to: (lang) => requestPaths(lang).marketing() },
  { key: 'board', group: 'hosting', icon: 'list', to: (lang) => boardPaths(lang).board() },
  { key: 'unitSettings', group: 'hosting', icon: 'clock', to: (lang) => boardPaths(lang).settings() },
  {
    key: 'memberships',
    group: 'hosting',
    icon: 'receipt',
    to: (lang) => planPaths(lang).memberships(),
  },
  { key: 'invoices', group: 'account', icon: 'receipt', to: (lang) => deskPaths(lang).invoices() },
  { key: 'prices', group: 'hosting', icon: 'list', to: (lang) => pricePaths(lang).grid() },
  { key: 'priceLists', group: 'hosting', icon: 'share', to: (lang) => pricePaths(lang).lists() },
  { key: 'offers', group: 'hosting', icon: 'tag', to: (lang) => pricePaths(lang).offers() },
  { key: 'coupons', group: 'hosting', icon: 'receipt', to: (lang) => pricePaths(lang).coupons() },
  {
    key: 'serviceTemplates',
    group: 'hosting',
    icon: 'sparkle',
    to: (lang) => pricePaths(lang).services(),
  },
  {
    key: 'similarOffers',
    group: 'hosting',
    icon: 'search',
    to: (lang) => pricePaths(lang).similarOffers(),
  },
  {
    key: 'notifications',
    group: 'account',
    icon: 'bell',
    to: (lang) => deskPaths(lang).notifications(),
  },
  {
    key: 'verifyOffice',
    group: 'account',
    icon: 'shield',
    to: (lang) => deskPaths(lang).verifyOffice(),
    kinds: ['bussines'],
  },
  {
    key: 'verifyAccount',
    group: 'account',
    icon: 'shield',
    to: (lang) => deskPaths(lang).verifyAccount(),
    kinds: ['ordinary'],
  },
  { key: 'evaluations', group: 'account', icon: 'sparkle', to: (lang) => deskPaths(lang).evaluations() },
  { key: 'statistics', group: 'hosting', icon: 'sort', to: (lang) => deskPaths(lang).statistics() },
  { key: 'fees', group: 'hosting', icon: 'card', to: (lang) => moneyPaths(lang).fees() },
  { key: 'reports', group: 'account', icon: 'warning', to: (lang) => paths(lang).reports() },
  {
    key: 'team',
    group: 'account',
    icon: 'users',
    to: (lang) => deskPaths(lang).team(),
    kinds: ['bussines'],
  },
  { key: 'myInfo', group: 'account', icon: 'user', to: (lang) => paths(lang).myInfo(), tabOf: ['bussines'] },
  {
    key: 'contact',
    group: 'account',
    icon: 'chat',
    to: (lang) => paths(lang).contact(),
    waiting: ({ answered }) => answered,
  },
];

/** How many ads their own people have to do something about. */
export function adsInNeed({ ads }: Pick<Home, 'ads'>): number {
  return inStates(ads, ['changes_asked', 'refused', 'licence_expired']);
}

/** Those and the ads that were never sent: a file may bring thousands, so that they are no count beside a name in the navigation. */
export function adsToWorkOn({ ads }: Pick<Home, 'ads'>): number {
  return adsInNeed({ ads }) + inStates(ads, ['not_published']);
}

function inStates(ads: Home['ads'], states: readonly string[]): number {
  return ads.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
}

/** The pages that make sense for a kind of account. */
export function entriesFor(kind: UserType): Entry[] {
  return ENTRIES.filter(({ kinds = BOTH }) => kinds.includes(kind));
}

/** Whether an address, with its query, stands for an entry: the page itself or one below it. */
export function isAt(entry: Entry, lang: Lang, here: { pathname: string; search: string }): boolean {
  const [path = '', query = ''] = entry.to(lang).split('?');
  if (here.pathname !== path && !here.pathname.startsWith(`${path}/`)) return false;
  // A page of its own may lie below another's address.
  if (here.pathname !== path && ENTRIES.some((other) => other.to(lang) === here.pathname)) return false;
  const side = new URLSearchParams(here.search).get('side');
  if (entry.key === 'stays') return side !== 'host';
  return query === '' || side === new URLSearchParams(query).get('side');
}
