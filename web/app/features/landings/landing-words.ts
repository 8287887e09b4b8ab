import type { Landing } from '@diyar/contract/site/landings';
import type { Lang } from '@diyar/messages/messages';
import type { translatorOf } from '@diyar/messages/translate';
import { paths } from '../../site/paths.ts';
import { periodWord } from '../ads/periods.ts';
import type { LandingLink } from './landing-links.tsx';

type Translate = ReturnType<typeof translatorOf>;

/** The subject of a landing page in words: "شقق للإيجار السنوي في الرياض". */
export function landingHeading(
  translate: Translate,
  page: Pick<Landing, 'city' | 'category' | 'period'>,
): string {
  return translate('results.heading', {
    what: page.category.plural,
    how: translate(`results.how.${periodWord(page.period)}`),
    where: translate('results.where', { place: page.city.name }),
  });
}

/** Landing pages as links that say how many ads they have. */
export function landingLinks(translate: Translate, lang: Lang, pages: readonly Landing[]): LandingLink[] {
  return pages.map((page) => ({
    address: paths(lang).landing({
      city: page.city.slug,
      category: page.category.slug,
      period: page.period,
    }),
    text: translate('adMore.landing.link', { heading: landingHeading(translate, page), count: page.ads }),
  }));
}
