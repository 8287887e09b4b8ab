import type { Reservation } from '@diyar/contract/booking/reservations';
import type { DepositClaim } from '@diyar/contract/values/deposits';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Price } from '../../ui/price.tsx';
import { ClaimPhotos } from './claim-photos.tsx';

interface ClaimProps {
  claim: DepositClaim;
  /** The booking's. */
  id: string;
  side: Reservation['side'];
}

/** What is claimed, thing by thing and with its photos, what its guest says to it, and what was decided. */
export function ClaimView({ claim, id, side }: ClaimProps) {
  const t = useTranslations('deposits');
  const until = ltrText(dateTimeText(claim.answer_until));
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <h3 className="font-medium">{t('claimAmount', { amount: ltrText(claim.amount.text) })}</h3>
      <ul className="grid gap-2 text-sm">
        {claim.items.map((item) => (
          <li key={`${item.words} ${item.amount.amount}`} className="flex justify-between gap-4">
            <bdi className="min-w-0 break-words">{item.words}</bdi>
            <Price text={item.amount.text} />
          </li>
        ))}
      </ul>
      <ClaimPhotos id={id} side={side} count={claim.photos} />
      <Answer claim={claim} side={side} />
      {claim.state === 'asked' ? (
        <Notice tone="warning" icon="clock">
          {t(side === 'guest' ? 'answerBy' : 'answerByHost', { until })}
        </Notice>
      ) : null}
      {claim.state === 'disputed' ? <Notice tone="info">{t('disputed')}</Notice> : null}
      {claim.decision?.words == null ? null : (
        <p dir="auto" className="text-sm">
          {t('decision', { words: claim.decision.words })}
        </p>
      )}
    </div>
  );
}

function Answer({ claim: { answer }, side }: Pick<ClaimProps, 'claim' | 'side'>) {
  const t = useTranslations('deposits');
  if (answer === null) return null;
  const agreed = ltrText(answer.agreed.text);
  const isGuest = side === 'guest';
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">
        {t(`${isGuest ? 'answersMine' : 'answers'}.${answer.answer}`, { agreed })}
      </p>
      {answer.words === null ? null : (
        <p dir="auto" className="break-words whitespace-pre-line text-soft">
          {t(isGuest ? 'wordsMine' : 'wordsOf', { words: answer.words })}
        </p>
      )}
    </div>
  );
}
