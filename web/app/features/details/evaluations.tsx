import type { AdDetails } from '@diyar/contract/finding/ads';
import { dateText } from '@diyar/contract/values/format';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { reportPaths } from '../../site/report-paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { toastError } from '../../ui/late-toast.ts';
import { Stars } from '../../ui/stars.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { EvaluationPhotos } from '../evaluation-photos/evaluation-photos.tsx';
import { Section } from './section.tsx';

const FIRST = 4;

/** Evaluations by guests after their stay, newest first. */
export function Evaluations({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.evaluations');
  const isHydrated = useHydrated();
  const { shown, hasMore, isAsking, showMore } = useOlder(ad);
  return (
    <div id="evaluations" className="scroll-mt-8">
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
        {hasMore ? (
          <div inert={!isHydrated}>
            <Button kind="secondary" pending={isAsking} onClick={showMore}>
              {ad.has_more_evaluations ? t('older') : t('more', { count: ad.evaluations.length })}
            </Button>
          </div>
        ) : null}
      </Section>
    </div>
  );
}

/** The first few, then all that came with the page, then those before them, a page of them each time. */
function useOlder(ad: AdDetails) {
  const lang = useLang();
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [older, setOlder] = useState({
    items: [] as AdDetails['evaluations'],
    has_more: ad.has_more_evaluations,
  });
  const [isAsking, setAsking] = useState(false);
  const all = [...ad.evaluations, ...older.items];
  const ask = async () => {
    setAsking(true);
    try {
      const asked = { k: query.get('k') ?? undefined, before: all.at(-1)?.id };
      const page = await callApi('GET /api/v1/ads/{id}/evaluations', {
        params: { id: ad.id },
        query: asked,
        lang,
      });
      setOlder({ items: [...older.items, ...page.items], has_more: page.has_more });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      void toastError(error.msg, 'evaluations');
    } finally {
      setAsking(false);
    }
  };
  const isCut = !isOpen && all.length > FIRST;
  return {
    shown: isCut ? all.slice(0, FIRST) : all,
    hasMore: isCut || older.has_more,
    isAsking,
    showMore: () => (isCut ? setOpen(true) : void ask()),
  };
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
