import type { ComparedAd } from '@diyar/contract/finding/ads';
import type { ReactNode } from 'react';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AdPhoto } from '../ads/ad-photo.tsx';
import { cardText } from '../ads/card-text.ts';
import { type CompareCell, type CompareRow, compareRows, differs, featureRows } from './compare-rows.ts';
import { compareNoMore } from './compare-store.ts';

interface TableProps {
  ads: readonly ComparedAd[];
  asked: readonly string[];
  onlyDifferences: boolean;
}

/** Stays while the rest goes sideways under it. */
const STAYS = 'sticky start-0 z-10 border-e border-line bg-surface';

/** One ad a column; what is compared, and the ads' titles, stay in sight. Where it may be wider than the screen it scrolls inside itself. */
export function CompareTable({ ads, asked, onlyDifferences }: TableProps) {
  const t = useTranslations();
  const shown = (rows: CompareRow[]) => (onlyDifferences ? rows.filter(differs) : rows);
  const [rows, features] = [shown(compareRows(ads, t)), shown(featureRows(ads, t))];
  return (
    <section
      aria-label={t('compare.table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keys
      tabIndex={0}
      // Two stand side by side on a phone; more are read by going sideways.
      data-many={ads.length > 2 || undefined}
      className="isolate max-h-[calc(100dvh-9rem)] min-h-80 overflow-auto rounded-base border border-line bg-surface lg:max-h-none lg:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th
              scope="col"
              className={`${STAYS} top-0 z-30 lg:top-16 lg:rounded-ss-base w-20 min-w-20 sm:min-w-36 border-b p-2 sm:p-3 text-start align-top text-xs font-normal text-soft sm:w-44`}
            >
              {t('compare.what')}
            </th>
            {ads.map((ad) => (
              <AdHead
                key={ad.id}
                ad={ad}
                others={asked.filter((id) => id !== ad.id)}
                only={onlyDifferences ? 'differences' : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {onlyDifferences ? null : <Photos ads={ads} />}
          {rows.map((row) => (
            <Row key={row.id} row={row} ads={ads} />
          ))}
          {features.length === 0 ? null : (
            <GroupHead columns={ads.length + 1}>{t('compare.features')}</GroupHead>
          )}
          {features.map((row) => (
            <Row key={row.id} row={row} ads={ads} />
          ))}
        </tbody>
      </table>
      {rows.length + features.length === 0 ? (
        <p className="p-4 text-soft">{t('compare.noDifferences')}</p>
      ) : null}
    </section>
  );
}

function AdHead(props: { ad: ComparedAd; others: readonly string[]; only: 'differences' | undefined }) {
  const { ad, others, only } = props;
  const t = useTranslations('compare');
  const lang = useLang();
  const to = paths(lang);
  const other = ad.title_lang === lang ? {} : { lang: ad.title_lang, dir: DIR_OF[ad.title_lang] };
  return (
    <th
      scope="col"
      className="sticky top-0 z-20 lg:top-16 w-1/4 min-w-27 border-b in-data-many:min-w-40 border-line bg-surface p-2 text-start align-top font-normal sm:p-3"
    >
      <Link to={to.details(ad.id)} className="font-bold hover:underline">
        <span {...other} className="line-clamp-2">
          {cardText(ad.title)}
        </span>
      </Link>
      <Link
        to={to.compare(others, only)}
        preventScrollReset
        onClick={() => compareNoMore(ad.id)}
        aria-label={t('removeOf', { title: ad.title })}
        className="inline-flex min-h-9 items-center gap-1 text-xs text-soft hover:underline"
      >
        <Icon name="close" className="size-3.5" />
        {t('remove')}
      </Link>
    </th>
  );
}

function Photos({ ads }: { ads: readonly ComparedAd[] }) {
  const t = useTranslations();
  return (
    <tr>
      <RowHead>{t('compare.photo')}</RowHead>
      {ads.map(({ id, title, photos: [photo] }) => (
        <td key={id} className="border-b border-line/70 p-2 align-top wrap-anywhere sm:p-3">
          {photo === undefined ? (
            t('results.card.noPhoto')
          ) : (
            <div className="aspect-[4/3] max-w-64 overflow-hidden rounded-base">
              <AdPhoto
                photo={photo}
                alt={t('results.card.photos', { title })}
                sizes="16rem"
                upTo={640}
                eager
              />
            </div>
          )}
        </td>
      ))}
    </tr>
  );
}

function RowHead({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className={`${STAYS} border-b border-b-line/70 p-2 text-start wrap-anywhere sm:p-3 align-top text-xs font-normal text-soft`}
    >
      {children}
    </th>
  );
}

function GroupHead({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <th scope="colgroup" colSpan={columns} className="border-b border-line bg-sunken p-3 text-start">
        <span className="sticky start-3">{children}</span>
      </th>
    </tr>
  );
}

function Row({ row, ads }: { row: CompareRow; ads: readonly ComparedAd[] }) {
  return (
    <tr data-row={row.id}>
      <RowHead>{row.name}</RowHead>
      {row.cells.map((cell, place) => (
        <td
          key={ads[place]?.id}
          className="tabular border-b border-line/70 p-2 align-top wrap-anywhere sm:p-3"
        >
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell: { text, applies, was, best, has } }: { cell: CompareCell }) {
  const t = useTranslations('compare');
  if (text === undefined)
    return <span className="text-soft">{t(applies === false ? 'notApplicable' : 'unknown')}</span>;
  if (has !== undefined) {
    return (
      <span className={`inline-flex items-center gap-1 ${has ? 'text-primary' : 'text-soft'}`}>
        {has ? <Icon name="check" className="size-4" /> : null}
        {text}
      </span>
    );
  }
  return (
    <span className="grid justify-items-start gap-1">
      <bdi className={best === undefined ? '' : 'font-bold'}>{text}</bdi>
      {was === undefined ? null : (
        <s className="text-xs text-soft">
          <span className="sr-only">{t('before')} </span>
          <bdi>{was}</bdi>
        </s>
      )}
      {best === undefined ? null : (
        <span className="max-sm:[&_svg]:hidden">
          <Badge tone="primary" icon="check">
            {best}
          </Badge>
        </span>
      )}
    </span>
  );
}
