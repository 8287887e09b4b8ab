import type { AdDetails } from '@diyar/contract/finding/ads';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Section } from './section.tsx';

/** The advertiser's own words, line by line, marked with their language when it is not the page's. */
export function Description({ ad }: { ad: AdDetails }) {
  const t = useTranslations('details');
  const lang = useLang();
  const { description, description_lang: written } = ad;
  if (description === null || written === null) return null;
  const other = written === lang ? {} : { lang: written, dir: DIR_OF[written] };
  return (
    <Section title={t('aboutHeading')} anchor="about">
      <p {...other} className="max-w-prose text-base whitespace-pre-line">
        {description}
      </p>
    </Section>
  );
}
