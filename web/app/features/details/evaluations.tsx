import type { AdDetails } from '@diyar/contract/finding/ads';
import { dateText } from '@diyar/contract/values/format';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { reportPaths } from '../../site/report-paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { EvaluationPhotos } from '../evaluation-photos/evaluation-photos.tsx';
import { Section } from './section.tsx';

const FIRST = 4;

/** Evaluations by guests after their stay, newest first. */
export function Evaluations({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.evaluations');
  const [all, setAll] = useState(false);
  const isHydrated = useHydrated();
  const shown = all ? ad.evaluations : ad.evaluations.slice(0, FIRST);
  return (
    <div id="evaluations" className="scroll-mt-28">
      <Section title={t('heading')} aside={<Average ad={ad} />}>
        {ad.evaluations.length === 0 ? (
          <p className="text-soft">
            {t('none')} {t('noneText')}
          </p>
        ) : (
          <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {shown.map((evaluation) => (
              <li key={evaluation.id} className="grid content-start gap-2">
                <Author ad={ad.id} evaluation={evaluation} />
                {evaluation.comment === null ? null : (
                  <p className="whitespace-pre-line">
                    <bdi>{evaluation.comment}</bdi>
                  </p>
                )}
                <GuestPhotos id={evaluation.id} count={evaluation.photos} />
                {evaluation.reply === null ? null : (
                  <div className="border-s-2 border-line ps-3 text-sm">
                    <p className="text-xs text-soft">{t('reply')}</p>
                    <p className="whitespace-pre-line">
                      <bdi>{evaluation.reply}</bdi>
                    </p>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
        {shown.length < ad.evaluations.length ? (
          <div inert={!isHydrated}>
            <Button kind="secondary" onClick={() => setAll(true)}>
              {t('more', { count: ad.evaluations.length })}
            </Button>
          </div>
        ) : null}
      </Section>
    </div>
  );
}

function GuestPhotos({ id, count }: { id: string; count: number }) {
  const t = useTranslations('adMore.evaluations');
  const words = {
    show: t('showPhotos', { count }),
    photo: (number: number) => t('photo', { number }),
    failed: t('photoFailed'),
  };
  const read = (position: string) =>
    callApi('GET /api/v1/evaluations/{id}/photos/{position}', { params: { id, position } });
  return <EvaluationPhotos name={id} count={count} words={words} read={read} />;
}

function Average({ ad }: { ad: AdDetails }) {
  const t = useTranslations();
  if (ad.rating === null) return null;
  const average = ad.rating.average.toFixed(1);
  return (
    <p className="tabular flex items-center gap-2">
      <Stars rate={ad.rating.average} label={t('adMore.evaluations.average', { average })} />
      <bdi className="font-bold">{average}</bdi>
      <span className="text-soft">{t('results.card.ratingCount', { count: ad.rating.count })}</span>
    </p>
  );
}

function Author({ ad, evaluation }: { ad: string; evaluation: AdDetails['evaluations'][number] }) {
  const t = useTranslations();
  const to = reportPaths(useLang()).report({ kind: 'evaluation', id: evaluation.id, ad });
  return (
    <div className="flex items-center gap-3">
      <Avatar name={evaluation.author} />
      <div className="grid">
        <p className="font-medium">
          <bdi>{evaluation.author}</bdi>
        </p>
        <span className="flex items-center gap-2 text-xs text-soft">
          <Stars rate={evaluation.rate} label={t('common.stars', { rate: evaluation.rate })} />
          <bdi dir="ltr" className="tabular">
            {dateText(evaluation.at)}
          </bdi>
          <Link to={to} rel="nofollow" className="inline-flex min-h-6 items-center hover:underline">
            {t('adMore.evaluations.report')}
          </Link>
        </span>
      </div>
    </div>
  );
}
