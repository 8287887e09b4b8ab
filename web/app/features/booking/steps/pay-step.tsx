import type { Quote } from '@diyar/contract/booking/stays';
import { useEffect, useRef } from 'react';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { Notice } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PayTerms } from '../quote/pay-terms.tsx';
import type { Refusal } from './use-reserve.ts';

/** How it will be paid, and what confirming means. */
export function PayStep(props: { refusal: Refusal | undefined; quote: Quote | undefined }) {
  const t = useTranslations('booking.page');
  const to = paths(useLang());
  return (
    <>
      <div className="flex items-start gap-4 rounded-base border border-primary bg-primary-soft px-4 py-3">
        <Icon name="card" className="mt-0.5 size-6 text-primary" />
        <p className="grid">
          <span className="font-medium">{t('howToPay')}</span>
          <span className="text-xs text-soft">
            {t('ways', { byTransfer: props.quote?.by_transfer === true ? 'yes' : 'no' })}
          </span>
        </p>
      </div>
      <p className="flex items-center gap-2 text-sm text-soft">
        <Icon name="clock" className="size-5" />
        {t('holdNote')}
      </p>
      {props.quote === undefined ? null : <PayTerms terms={props.quote} />}
      {props.refusal === undefined ? null : <RefusalNotice refusal={props.refusal} />}
      <p className="text-xs text-soft">
        {t.rich('terms', {
          terms: (words) => (
            <Link to={to.terms()} target="_blank" className="font-medium text-primary underline">
              {words}
            </Link>
          ),
        })}
      </p>
    </>
  );
}

/** Comes into the middle of the window: the bar of a phone, whose button was pressed, would cover it. */
function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const box = useRef<HTMLDivElement>(null);
  const led = useRef<Refusal>(undefined);
  useEffect(() => {
    if (led.current === refusal) return;
    led.current = refusal;
    box.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  return (
    <div ref={box}>
      {refusal.change === undefined ? <RefusalText {...refusal} /> : <QuoteChanged {...refusal.change} />}
    </div>
  );
}

function RefusalText({ msg, hold }: Pick<Refusal, 'msg' | 'hold'>) {
  const t = useTranslations('booking.refusal');
  const to = paths(useLang());
  const action =
    hold === undefined ? undefined : (
      <Link
        to={hold === 'list' ? to.reservations() : to.payment(hold)}
        className={buttonLook('primary', 'small')}
      >
        {t(hold === 'list' ? 'toHolds' : 'toHold')}
      </Link>
    );
  return (
    <Notice tone="warning" icon="warning" action={action}>
      <span role="alert">{msg}</span>
    </Notice>
  );
}

/** A fresh quote came in place of an expired one: what of it is different, in amounts. */
function QuoteChanged({ before, after }: { before: Quote; after: Quote }) {
  const t = useTranslations('booking.refusal');
  const lines: string[] = [];
  const told = (was: string, is: string) => ({ before: ltrText(was), after: ltrText(is) });
  if (before.total.amount !== after.total.amount)
    lines.push(t('total', told(before.total.text, after.total.text)));
  if (before.due_now.amount !== after.due_now.amount)
    lines.push(t('now', told(before.due_now.text, after.due_now.text)));
  if (JSON.stringify(before.refunds) !== JSON.stringify(after.refunds)) lines.push(t('refunds'));
  return (
    <Notice tone="info" icon="clock">
      <div role="alert">
        <p>{t('quoteChanged')}</p>
        {lines.length === 0 ? <p className="text-sm text-soft">{t('same')}</p> : null}
        <ul className="list-inside list-disc text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
