import { riyadhIso } from '@diyar/contract/format';
import type { HostAd, HostAdDetails } from '@diyar/contract/host-ads';
import type { Lang } from '@diyar/messages/messages';
import type { Standing } from '../accounts/standing.ts';
import { presentPhoto } from '../photos/photo.ts';
import type { OwnAdRow, StepRow } from './own-ad.queries.ts';
import { ownAdAbilities } from './own-ad.ts';

const named = (place: OwnAdRow['city'], lang: Lang) => ({ slug: place.slug, name: place[`name_${lang}`] });

/** An ad as its own people see it in their list. */
export function presentOwnAd(row: OwnAdRow, lang: Lang): HostAd {
  const other = lang === 'ar' ? 'en' : 'ar';
  const written = row[`title_${lang}`] === null ? other : lang;
  const { photo } = row;
  return {
    id: String(row.number),
    property_id: row.property_id,
    unit_id: row.unit_id,
    title: row[`title_${written}`] ?? '',
    title_lang: written,
    category: named(row.category, lang),
    district: named(row.district, lang),
    city: named(row.city, lang),
    photo: photo && presentPhoto({ ...photo, is_main: true }),
    state: row.state,
    held: row.held,
  };
}

interface Beside {
  figures: HostAdDetails['figures'];
  steps: StepRow[];
  /** What keeps it from being sent for approval, where that leads on. */
  missing: HostAdDetails['missing'];
  revisions: HostAdDetails['revisions'];
  standing: Standing;
  personId: string;
}

/** An ad with all that its own people know and may do. The author of a step is named as me or the team, never by name. */
export function presentOwnAdDetails(
  row: OwnAdRow,
  { figures, steps, missing, revisions, standing, personId }: Beside,
  lang: Lang,
): HostAdDetails {
  return {
    ...presentOwnAd(row, lang),
    published_at: row.published_at && riyadhIso(row.published_at),
    licence: row.licence && { ...row.licence, in_force: row.licenceInForce },
    bookings_ahead: row.bookingsAhead,
    figures,
    steps: steps.map((step) => ({
      from: step.from_state,
      to: step.to_state,
      at: riyadhIso(step.at),
      by: step.person_id === null ? 'diyar' : step.person_id === personId ? 'me' : 'team',
      reason: step.reason,
      asked: step.asked ?? [],
    })),
    missing,
    revisions,
    abilities: ownAdAbilities(row, standing),
  };
}
