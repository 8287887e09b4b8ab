import type { KeptCard } from '@diyar/contract/money/kept-cards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { CardFace } from '../payment/card-face.tsx';
import { keptCardText, useKeptCards } from '../payment/kept-cards.ts';
import { Section } from './section.tsx';

/** The cards that the acting account let the gateway keep: which is offered first, and keeping one no more. */
export function CardsSection() {
  const t = useTranslations('payment.kept');
  const { cards, key } = useKeptCards();
  return (
    <Section anchor="cards" title={t('sectionTitle')} text={t('sectionText')}>
      {cards.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {cards.map((card) => (
            <OwnCard key={card.id} card={card} listKey={key} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function OwnCard({ card, listKey }: { card: KeptCard; listKey: readonly unknown[] }) {
  const t = useTranslations('payment.kept');
  const lang = useLang();
  const client = useQueryClient();
  const name = { card: ltrText(keptCardText(card)) };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: 'remove' | 'default') => {
      const params = { id: card.id };
      return act === 'remove'
        ? callApi('DELETE /api/v1/kept-cards/{id}', { params, lang })
        : callApi('PUT /api/v1/kept-cards/{id}/default', { params, lang });
    },
    onSuccess: (list, act) => {
      client.setQueryData(listKey, list);
      toast.success(t(act === 'remove' ? 'removed' : 'madeDefault'));
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <CardFace card={card} />
      {card.is_default || card.is_expired ? null : (
        <Button
          kind="secondary"
          size="small"
          pending={isPending && variables === 'default'}
          onClick={() => mutate('default')}
          aria-label={t('makeDefaultOf', name)}
        >
          {t('makeDefault')}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        pending={isPending && variables === 'remove'}
        onClick={() => mutate('remove')}
        aria-label={t('removeOf', name)}
      >
        {t('remove')}
      </Button>
    </li>
  );
}
