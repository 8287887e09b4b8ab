import type { AdCard, Photo } from '@diyar/contract/finding/ads';
import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import type { Wizard, WizardContent } from '@diyar/contract/supply/host-wizard';
import { shortenText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../../api/client.ts';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { AdCardView } from '../ads/ad-card.tsx';
import { dailyNounOf, perWord } from '../ads/daily-noun.ts';
import { isolated } from '../ads/periods.ts';
import { previewCard } from './preview-card.ts';
import { useNames } from './use-title.ts';

type WizardProperty = Wizard['property'];

interface PreviewProps {
  content: WizardContent;
  property: WizardProperty;
}

/** What the ad will look like, of what is filled in so far: its card, and the head of its page. Nothing in it can be pressed. */
export function Preview({ content, property }: PreviewProps) {
  const t = useTranslations('wizard.preview');
  const card = useCard(content, property);
  return (
    <section aria-label={t('title')} className="grid gap-5">
      <Framed title={t('card')}>
        <AdCardView ad={card} />
      </Framed>
      <Framed title={t('page')}>
        <PageHead card={card} content={content} />
      </Framed>
    </section>
  );
}

function Framed(props: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xs font-bold text-soft">{props.title}</h3>
      <div inert className="rounded-base border border-line bg-background p-3">
        {props.children}
      </div>
    </div>
  );
}

function useCard(content: WizardContent, property: PreviewProps['property']): AdCard {
  const t = useTranslations('wizard.preview');
  const words = useTranslations('supplyForm.tenantWords');
  const lang = useLang();
  const { user } = useSession();
  return previewCard(content, {
    lang,
    texts: { title: t('noTitle'), price: t('noPrice') },
    names: useNames(content, property),
    nameOfTenant: words,
    property,
    advertiser: { name: user?.name ?? '' },
    photos: useReadyPhotos(content.photos ?? []),
  });
}

/** The photos whose sizes are made, the main one first. */
function useReadyPhotos(photos: readonly WizardPhoto[]): Photo[] {
  const lang = useLang();
  const ids = photos.map(({ id }) => id).join(',');
  const { data } = useQuery({
    queryKey: [lang, 'preview_photos', ids],
    queryFn: () => callApi('GET /api/v1/host/photos', { lang, query: { ids } }),
    enabled: ids !== '',
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === 'uploading' || one.state === 'processing') ? 2000 : false,
  });
  const main = photos.find((photo) => photo.main)?.id;
  return (data?.items ?? [])
    .toSorted((one, other) => Number(other.id === main) - Number(one.id === main))
    .flatMap(({ photo, state }) => (state === 'ready' && photo !== null ? [photo] : []));
}

const LONGEST_DESCRIPTION = 180;

/** Title, place, price and the beginning of the description, as the ad's page begins. */
function PageHead({ card, content }: { card: AdCard; content: WizardContent }) {
  const t = useTranslations();
  const lang = useLang();
  const { unit } = content;
  const description = (
    unit?.[`description_${lang}`] ||
    unit?.description_ar ||
    unit?.description_en ||
    ''
  ).trim();
  return (
    <div className="grid gap-2">
      <p lang={card.title_lang} dir={DIR_OF[card.title_lang]} className="text-lg font-bold break-words">
        {card.title}
      </p>
      <p className="text-sm text-soft">
        {card.city.slug === ''
          ? t('wizard.preview.noPlace')
          : t('details.place', { district: card.district.name, city: card.city.name })}
      </p>
      <p className="font-bold">
        {isolated(card.price.text)}{' '}
        <span className="text-sm font-normal text-soft">
          {t(`common.per.${perWord(card.period, dailyNounOf(card))}`)}
        </span>
      </p>
      {description === '' ? null : (
        <p dir="auto" className="text-sm break-words">
          {shortenText(description, LONGEST_DESCRIPTION)}
        </p>
      )}
    </div>
  );
}
