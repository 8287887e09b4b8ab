import type { AdDetails } from '@diyar/contract/finding/ads';
import { hijriText } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { keepExtras, useExtras } from '../stay/extras-store.ts';
import { dateOf, queryOf, type StayChoice } from '../stay/stay-choice.ts';
import { StayLength } from '../stay/stay-length.tsx';
import { StaySpan } from '../stay/stay-span.tsx';
import type { Alternative } from './use-quote.ts';

const LOOK =
  'flex w-full items-center gap-3 rounded-base border border-line bg-surface px-4 py-3 text-start text-ink transition-colors hover:border-primary hover:bg-primary-soft';

interface AlternativesProps {
  ad: AdDetails;
  choice: StayChoice;
  alternatives: readonly Alternative[];
  onChange: (choice: StayChoice) => void;
}

/** Free alternatives to a taken stay: other times of this unit at a tap, like units as links to their booking pages. */
export function Alternatives(props: AlternativesProps) {
  const { ad, choice, alternatives, onChange } = props;
  const t = useTranslations('booking.taken');
  const lang = useLang();
  const { guests } = useExtras(ad.id);
  if (alternatives.length === 0) return <p className="text-sm text-soft">{t('none')}</p>;
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium">{t('title')}</h3>
      <ul className="grid gap-2">
        {alternatives.map((other) => {
          const { period, start, end } = other;
          const key = `${other.unit_id} ${start}`;
          if (other.unit_id === ad.unit_id) {
            return (
              <li key={key}>
                <button
                  type="button"
                  className={LOOK}
                  onClick={() => onChange({ ...choice, period, start, end })}
                >
                  <Stay other={other} />
                </button>
              </li>
            );
          }
          const query = queryOf({ period, start, end, services: [] });
          return (
            <li key={key}>
              <Link
                to={paths(lang).book(other.ad_id, query)}
                onClick={() => keepExtras(other.ad_id, { guests })}
                className={LOOK}
              >
                <Stay other={other} title={other.title} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Stay({ other, title }: { other: Alternative; title?: string }) {
  const lang = useLang();
  const start = dateOf(other.start);
  return (
    <>
      <span className="grid min-w-0 grow">
        {title === undefined ? null : <bdi className="truncate font-medium">{title}</bdi>}
        <span className="text-sm">
          <StaySpan stay={other} />
        </span>
        <span className="text-xs text-soft">
          <StayLength stay={other} />
          {' · '}
          {hijriText(start, lang)}
        </span>
      </span>
      <Price text={other.total.text} className="shrink-0 text-sm font-bold" />
      <Icon name="chevron" className="size-4 shrink-0 text-primary" />
    </>
  );
}
