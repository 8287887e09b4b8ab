import type { HomeChange } from '@diyar/contract/supply/home';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Card } from '../../ui/card.tsx';

/** A figure with its name, what it is beside the days before, and where it leads. */
export function Figure(props: {
  name: string;
  value: number | string;
  note?: string;
  to?: string;
  className?: string;
}) {
  const value = typeof props.value === 'string' ? props.value : props.value.toLocaleString('en-US');
  return (
    <Card className={`relative grid content-start gap-1 p-5 ${props.className ?? ''}`}>
      <dt className="text-sm text-soft">{props.name}</dt>
      <dd className="tabular text-2xl font-bold">
        {props.to === undefined ? (
          <bdi dir="ltr">{value}</bdi>
        ) : (
          <Link to={props.to} aria-label={`${props.name}: ${value}`} className="after:absolute after:inset-0">
            <bdi dir="ltr">{value}</bdi>
          </Link>
        )}
      </dd>
      {props.note === undefined ? null : <dd className="text-sm text-soft">{props.note}</dd>}
    </Card>
  );
}

/** The change beside the 30 days before, in words; `none` says that there is nothing to compare with. */
export function useChange({ now, before }: HomeChange, none: 'viewsNone' | 'changeNone'): string {
  const t = useTranslations('dashboard.home');
  if (before <= 0) return t(none);
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return t('viewsSame');
  const told = { percent: Math.abs(percent).toLocaleString('en-US') };
  return percent > 0 ? t('viewsMore', told) : t('viewsLess', told);
}
