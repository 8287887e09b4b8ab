import type { Home } from '@diyar/contract/supply/home';
import type { Lang, Messages } from '@diyar/messages/messages';
import { GUESTS, type Reader } from '../../session/reader.ts';
import { boardPaths } from '../../site/board-paths.ts';
import { contentPaths } from '../../site/content-paths.ts';
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
  /** Whom it makes sense for; everyone who advertises when absent. */
  kinds?: readonly Reader[];
  /** How much waits there. */
  waiting?: (home: Home) => number;
  /** One of the four tabs of these kinds on a phone. */
  tabOf?: readonly Reader[];
}

const BOTH: readonly Reader[] = ['ordinary', 'bussines'];
const ALL: readonly Reader[] = [...BOTH, ...GUESTS];

const EVALUATIONS: Omit<Entry, 'group'> = {
  key: 'evaluations',
  icon: 'check',
  to: (lang) => deskPaths(lang).evaluations(),
  waiting: ({ waits }) => waits.evaluations,
};

/** Every page of the dashboard, by what it is about. A new page joins here, with its words in `dashboard.entries`. */
const PAGES: Record<Group, readonly Omit<Entry, 'group'>[]> = {
  main: [
    { key: 'home', icon: 'home', to: (lang) => deskPaths(lang).home(), kinds: ALL, tabOf: ALL },
    { key: 'statistics', icon: 'sort', to: (lang) => deskPaths(lang).statistics() },
  ],
  booking: [
    {
      key: 'stays',
      icon: 'calendar',
      to: (lang) => paths(lang).reservations(),
      kinds: ['ordinary', ...GUESTS],
      waiting: ({ to_pay, to_settle, waits }) =>
        to_pay.length + (to_settle?.bookings ?? 0) + waits.unread.guest,
      tabOf: ['ordinary', ...GUESTS],
    },
    {
      key: 'favourites',
      icon: 'heart',
      to: (lang) => paths(lang).favourites(),
      kinds: ALL,
      tabOf: ['ordinary', ...GUESTS],
    },
    { key: 'searches', icon: 'search', to: (lang) => searchPaths(lang).saved(), kinds: ALL },
    { key: 'requests', icon: 'plus', to: (lang) => requestPaths(lang).own(), kinds: [...BOTH, 'seeker'] },
    { ...EVALUATIONS, kinds: GUESTS },
  ],
  supply: [
    {
      key: 'addProperty',
      icon: 'building',
      to: (lang) => supplyPaths(lang).addProperty(),
      kinds: ['seeker'],
      tabOf: ['seeker'],
    },
    {
      key: 'properties',
      icon: 'building',
      to: (lang) => supplyPaths(lang).properties(),
      waiting: adsInNeed,
      tabOf: BOTH,
    },
    { key: 'bulk', icon: 'copy', to: (lang) => supplyPaths(lang).bulk(), kinds: ['bussines'] },
    { key: 'unitSettings', icon: 'clock', to: (lang) => boardPaths(lang).settings() },
  ],
  guests: [
    {
      key: 'arrivals',
      icon: 'key',
      to: (lang) => paths(lang).reservations({ side: 'host' }),
      waiting: ({ to_accept, waits }) => to_accept.length + waits.unread.host,
      tabOf: ['bussines'],
    },
    {
      key: 'board',
      icon: 'calendar',
      to: (lang) => boardPaths(lang).board(),
      waiting: ({ waits }) => waits.conflicts,
    },
    { key: 'leads', icon: 'phone', to: (lang) => leadPaths(lang).leads() },
    {
      key: 'marketing',
      icon: 'sparkle',
      to: (lang) => requestPaths(lang).marketing(),
      waiting: ({ waits }) => waits.requests,
    },
    { ...EVALUATIONS, kinds: ALL },
  ],
  prices: [
    { key: 'prices', icon: 'list', to: (lang) => pricePaths(lang).grid() },
    { key: 'offers', icon: 'bolt', to: (lang) => pricePaths(lang).offers() },
    { key: 'coupons', icon: 'tag', to: (lang) => pricePaths(lang).coupons() },
    { key: 'serviceTemplates', icon: 'sofa', to: (lang) => pricePaths(lang).services() },
    { key: 'priceLists', icon: 'share', to: (lang) => pricePaths(lang).lists() },
    { key: 'similarOffers', icon: 'map', to: (lang) => pricePaths(lang).similarOffers() },
  ],
  money: [
    { key: 'memberships', icon: 'sun', to: (lang) => planPaths(lang).memberships() },
    { key: 'fees', icon: 'card', to: (lang) => moneyPaths(lang).fees() },
    { key: 'invoices', icon: 'receipt', to: (lang) => deskPaths(lang).invoices(), kinds: ALL },
  ],
  account: [
    { key: 'notifications', icon: 'bell', to: (lang) => deskPaths(lang).notifications(), kinds: ALL },
    {
      key: 'verifyOffice',
      icon: 'shield',
      to: (lang) => deskPaths(lang).verifyOffice(),
      kinds: ['bussines'],
    },
    {
      key: 'verifyAccount',
      icon: 'shield',
      to: (lang) => deskPaths(lang).verifyAccount(),
      kinds: ['ordinary', ...GUESTS],
    },
    { key: 'team', icon: 'users', to: (lang) => deskPaths(lang).team(), kinds: ['bussines'] },
    {
      key: 'myInfo',
      icon: 'user',
      to: (lang) => paths(lang).myInfo(),
      kinds: ALL,
      tabOf: ['bussines', 'guest'],
    },
    { key: 'reports', icon: 'warning', to: (lang) => paths(lang).reports(), kinds: ALL },
    { key: 'help', icon: 'info', to: (lang) => contentPaths(lang).help(), kinds: ALL },
    {
      key: 'contact',
      icon: 'chat',
      to: (lang) => paths(lang).contact(),
      kinds: ALL,
      waiting: ({ answered }) => answered,
    },
  ],
};

/** A person begins with what they look for, a business with its guests. */
const ORDER: Record<Reader, readonly Group[]> = {
  ordinary: ['main', 'booking', 'supply', 'guests', 'prices', 'money', 'account'],
  bussines: ['main', 'guests', 'supply', 'prices', 'money', 'booking', 'account'],
  seeker: ['main', 'booking', 'supply', 'money', 'account'],
  guest: ['main', 'booking', 'money', 'account'],
};

const ENTRIES: readonly Entry[] = ORDER.ordinary.flatMap((group) =>
  PAGES[group].map((page) => ({ ...page, group })),
);

/** How many ads their own people have to do something about. */
export function adsInNeed({ ads }: Pick<Home, 'ads'>): number {
  return inStates(ads, ['changes_asked', 'refused', 'licence_expired']);
}

/** How many ads were never sent: a file may bring thousands, so that they are no count beside a name in the navigation. */
export function adsUnsent({ ads }: Pick<Home, 'ads'>): number {
  return inStates(ads, ['not_published']);
}

function inStates(ads: Home['ads'], states: readonly string[]): number {
  return ads.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
}

/** Returns the pages that make sense for a reader, in the order in which they read them. */
export function entriesFor(reader: Reader): Entry[] {
  const pages = ENTRIES.filter(({ kinds = BOTH }) => kinds.includes(reader));
  return ORDER[reader].flatMap((of) => pages.filter(({ group }) => group === of));
}

/** Whether an address stands for a page that makes no sense for a guest with a foreign number. */
export function isForAdvertisers(lang: Lang, here: { pathname: string; search: string }): boolean {
  return ENTRIES.some((entry) => !(entry.kinds ?? BOTH).includes('guest') && isAt(entry, lang, here));
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
