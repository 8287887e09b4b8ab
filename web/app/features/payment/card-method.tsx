import type { KeptCard } from '@diyar/contract/money/kept-cards';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ApplePay } from './apple-pay.tsx';
import { CardFace } from './card-face.tsx';
import { type CardFormProps, CardFormView } from './card-form.tsx';
import { keptCardText, useKeptCards } from './kept-cards.ts';
import { useKeptCard } from './use-kept-card.ts';

interface CardMethodProps extends CardFormProps {
  /** What is paid, in halalas. */
  halalas: number;
}

/** Paying by card: from the device's wallet, those that were kept, each in one tap, and the form of another. */
export function CardMethod({ halalas, ...props }: CardMethodProps) {
  const { cards } = useKeptCards();
  return (
    <div className="grid gap-6">
      <ApplePay {...props} halalas={halalas} />
      {cards.length === 0 ? null : <KeptCards {...props} cards={cards} />}
      <CardFormView {...props} />
    </div>
  );
}

function KeptCards({ cards, amount, ...attempt }: CardFormProps & { cards: readonly KeptCard[] }) {
  const t = useTranslations('payment.kept');
  const words = useTranslations('payment');
  const to = paths(useLang());
  const { pay, paying, isBlocked, problem } = useKeptCard(attempt);
  return (
    <section className="grid gap-3 border-b border-line pb-6">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      {problem === undefined ? null : (
        <Notice tone="danger" icon="warning">
          <span role="alert">{problem}</span>
        </Notice>
      )}
      <ul className="grid gap-3">
        {cards.map((card) => (
          <li key={card.id} className="flex flex-wrap items-center gap-3 rounded-base border border-line p-3">
            <CardFace card={card} />
            {card.is_expired ? null : (
              <Button
                kind={card.is_default ? 'primary' : 'secondary'}
                pending={paying === card.id}
                disabledReason={isBlocked ? words('paying') : undefined}
                onClick={() => void pay(card.id)}
                aria-label={t('payWith', { amount: ltrText(amount), card: ltrText(keptCardText(card)) })}
              >
                {t('pay', { amount: ltrText(amount) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Link
        to={`${to.myInfo()}#cards`}
        className="min-h-11 justify-self-start py-2.5 text-sm text-primary underline"
      >
        {t('manage')}
      </Link>
    </section>
  );
}
