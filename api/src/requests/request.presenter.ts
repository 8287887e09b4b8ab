import type { OwnRequest, RequestDetails } from '@diyar/contract/finding/requests';
import type { Lang } from '@diyar/messages/messages';
import { placeIn } from '../ads/present-card.ts';
import { presentRequestCard } from './present-request-card.ts';
import { channelsOf, type NamedPlace, type RequestCardRow, stateOf, stepsOf } from './request.ts';

/** A request as its own people see it. */
export function presentOwn(row: RequestCardRow, lang: Lang, now: Date): OwnRequest {
  return {
    ...presentRequestCard(row, lang),
    state: stateOf(row, now),
    held_reason: row.held_reason,
    views: row.views,
    answers: row.answers,
    steps: stepsOf(row, now),
  };
}

/** A request as its page; `standing` says whether the caller is one of its people, or may answer it. */
export function presentRequest(
  row: RequestCardRow,
  features: readonly NamedPlace[],
  abilities: RequestDetails['abilities'],
  { lang, now }: { lang: Lang; now: Date },
): RequestDetails {
  return {
    ...presentRequestCard(row, lang),
    description: row.description,
    length: row.length,
    width: row.width,
    features: features.map((feature) => placeIn(lang, feature)),
    floors: row.floors,
    polygon: row.drawn,
    state: stateOf(row, now),
    channels: channelsOf(row),
    views: row.views,
    answers: row.answers,
    abilities,
  };
}
