import type { AdDetails } from '@diyar/contract/finding/ads';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { FactList, Section } from './section.tsx';

/** Who may stay, how many at most, and the advertiser's own rules, marked with their language when it is not the page's. */
export function StayingRules({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adFacts.staying');
  const lang = useLang();
  const facts = useStayingFacts(ad);
  const { house_rules: rules, house_rules_lang: written } = ad;
  if (ad.purpose === 'sale' || (facts.length === 0 && rules === null)) return null;
  const other = written === null || written === lang ? {} : { lang: written, dir: DIR_OF[written] };
  return (
    <Section title={t('heading')}>
      {facts.length === 0 ? null : <FactList facts={facts} />}
      {rules === null ? null : (
        <div className="grid gap-2">
          {facts.length === 0 ? null : <h3 className="font-bold">{t('rules')}</h3>}
          <ul {...other} className="grid max-w-prose list-disc gap-1 ps-5 marker:text-faint">
            {linesOf(rules).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

/** Advertisers write one rule a line; a line said twice is said once. */
function linesOf(rules: string): string[] {
  const lines = rules.split('\n').map((line) => line.replace(/^\s*[-•*·]\s*/, '').trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

function useStayingFacts(ad: AdDetails): { name: string; value: string }[] {
  const t = useTranslations();
  const { guests_max: most, tenants } = ad;
  const names = tenants.map(({ name }) => name);
  return [
    ...(names.length === 0
      ? []
      : [{ name: t('adFacts.staying.tenants'), value: names.join(t('results.listSeparator')) }]),
    ...(most === null
      ? []
      : [{ name: t('adFacts.staying.guests'), value: t('adFacts.staying.guestsMost', { count: most }) }]),
  ];
}
