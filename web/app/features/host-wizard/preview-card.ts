import type { AdCard, Photo } from '@diyar/contract/finding/ads';
import type { PlaceName } from '@diyar/contract/site/places';
import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import { purposeKinds } from '@diyar/contract/supply/letting-checks';
import { saysGuests } from '@diyar/contract/values/guests';
import { money } from '@diyar/contract/values/money';
import { type Period, periodOf } from '@diyar/contract/words/period';
import type { Tenant } from '@diyar/contract/words/unit-words';
import type { Lang } from '@diyar/messages/messages';

interface Shown {
  lang: Lang;
  /** Stands where nothing is said yet. */
  texts: { title: string; price: string };
  names: { category: PlaceName | undefined; city: PlaceName | undefined; district: PlaceName | undefined };
  nameOfTenant: (tenant: Tenant) => string;
  property: { name: string; area: number } | null;
  advertiser: { name: string };
  photos: readonly Photo[];
}

const NOWHERE: PlaceName = { slug: '', name: '…' };

/** What is filled in so far, as a card shows an ad: the highest active price leads (brief 9). */
export function previewCard(content: WizardContent, shown: Shown): AdCard {
  const { names, texts } = shown;
  const title = titleOf(content, shown);
  const offered = pricesOf(content);
  const headline = offered[0] ?? { price: { amount: 0, text: texts.price }, period: 4 as Period };
  const lowest = offered.at(-1) ?? headline;
  return {
    id: '0',
    unit_id: '00000000-0000-0000-0000-000000000000',
    purpose: content.prices?.purpose ?? 'rent',
    ...title,
    category: names.category ?? NOWHERE,
    city: names.city ?? NOWHERE,
    district: names.district ?? NOWHERE,
    day_use: false,
    period: headline.period,
    price: headline.price,
    was: null,
    from_price: { ...lowest.price, period: lowest.period },
    asked_price: null,
    area: content.unit?.area ?? content.property?.area ?? shown.property?.area ?? 0,
    rooms: content.unit?.rooms ?? null,
    baths: content.unit?.baths ?? null,
    ...stayingOf(content, shown),
    photos: [...shown.photos],
    location: { lat: content.location?.lat ?? 24, lng: content.location?.lng ?? 45, approximate: false },
    badges: content.policy?.instant === false ? [] : ['instant'],
    advertiser: { id: '', name: shown.advertiser.name, verified: false, verified_at: null },
    rating: null,
    published_at: '',
  };
}

/** As the card of the ad will tell it (`saysGuests`). */
function stayingOf(
  { unit, prices }: WizardContent,
  { names, nameOfTenant }: Shown,
): Pick<AdCard, 'guests_max' | 'tenants'> {
  const isLetShort = prices?.hourly?.active === true || prices?.daily?.active === true;
  const isTold = saysGuests({ isLetShort, category: names.category ?? NOWHERE });
  return {
    guests_max: isTold ? (unit?.guests_max ?? null) : null,
    tenants: (unit?.tenants ?? []).map((slug) => ({ slug, name: nameOfTenant(slug) })),
  };
}

/** The page's language first; the first unit of a property has its name while it has none of its own. */
function titleOf({ unit, property }: WizardContent, { lang, texts, property: of }: Shown) {
  const other: Lang = lang === 'ar' ? 'en' : 'ar';
  for (const one of [lang, other]) {
    const name = unit?.[`name_${one}`]?.trim();
    if (name) return { title: name, title_lang: one };
  }
  const name = of === null ? property?.name?.trim() : undefined;
  if (!name) return { title: texts.title, title_lang: lang };
  const title_lang: Lang = /[\u0600-\u06FF]/.test(name) ? 'ar' : 'en';
  return { title: name, title_lang };
}

/** Active and filled prices of the purpose that can lead, the highest first. */
function pricesOf({ prices = {} }: WizardContent) {
  return purposeKinds(prices)
    .flatMap((kind) => {
      const { active, amount } = prices[kind] ?? { active: false, amount: null };
      const canLead = kind === 'main' || periodOf(kind) !== null;
      return active && canLead && amount !== null && amount > 0
        ? [{ price: money(amount), period: periodOf(kind) }]
        : [];
    })
    .toSorted((one, other) => other.price.amount - one.price.amount);
}
