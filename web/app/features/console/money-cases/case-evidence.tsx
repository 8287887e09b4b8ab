import type { MoneyCase } from '@diyar/contract/console/console-money-cases';
import { dateTimeText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Price } from '../../../ui/price.tsx';
import { useOfText } from './use-of-text.ts';

/** What the gateway says of the money and what our ledger says, side by side. */
export function CaseEvidence({ one }: { one: MoneyCase }) {
  const t = useTranslations('consoleMoneyCases');
  const ofText = useOfText();
  const { twin, fits } = one;
  return (
    <div className="grid content-start gap-4">
      <p>
        {t(`about.${one.kind}`)}{' '}
        <span className="text-soft">
          {t('foundAt')} {ltrText(dateTimeText(one.found_at))}
        </span>
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <There one={one} />
        {isOfSettlement(one) ? null : <Here one={one} />}
      </div>
      {twin === null ? null : (
        <Notice tone="warning">{t('twin', { what: ofText(twin), payer: twin.payer })}</Notice>
      )}
      {fits.length === 0 ? null : (
        <div>
          <h3 className="text-sm text-soft">{t('fits')}</h3>
          <ul>
            {fits.map((of) => (
              <li key={`${of.kind} ${of.number}`}>
                {ofText(of)} <bdi className="text-soft">{of.payer}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type AmountName = 'left' | 'settled' | 'takenBack' | 'sentToBank' | 'received' | 'sentBack';

/** What the amount at the gateway and ours are, where they are not what is left of a payment. */
const AMOUNTS: Partial<Record<MoneyCase['kind'], readonly [AmountName, AmountName]>> = {
  settled_stranger: ['settled', 'left'],
  settled_otherwise: ['settled', 'received'],
  taken_back_otherwise: ['takenBack', 'sentBack'],
  not_settled: ['settled', 'received'],
  settlement_sum: ['sentToBank', 'left'],
  not_arrived: ['sentToBank', 'left'],
};

const amountsOf = (kind: MoneyCase['kind']) => AMOUNTS[kind] ?? (['left', 'left'] as const);

/** Whether it is about a settlement as a whole: no payment of ours stands beside it. */
const isOfSettlement = ({ kind }: MoneyCase) => kind === 'settlement_sum' || kind === 'not_arrived';

function There({ one }: { one: MoneyCase }) {
  const t = useTranslations('consoleMoneyCases');
  const { kind, there } = one;
  const { card, method, lines } = there;
  return (
    <Side title={t('atGateway')}>
      <Fact name={t(amountsOf(kind)[0])}>
        {there.left === null ? t('nothing') : <Price text={there.left.text} />}
      </Fact>
      {lines === null ? null : (
        <Fact name={t('linesSum')}>
          <Price text={lines.text} />
        </Fact>
      )}
      {method === null ? null : (
        <Fact name={t('by')}>
          {t(`methods.${method}`)}
          {card === null ? null : ` ${ltrText(`${card.company ?? ''} •••• ${card.last4}`)}`}
        </Fact>
      )}
      <Fact name={t(isOfSettlement(one) ? 'settlement' : 'charge')}>
        <bdi dir="ltr" className="break-all">
          {there.gateway} · {there.charge_id}
        </bdi>
      </Fact>
    </Side>
  );
}

function Here({ one: { kind, here } }: { one: MoneyCase }) {
  const t = useTranslations('consoleMoneyCases');
  const ofText = useOfText();
  if (here === null)
    return (
      <Side title={t('atUs')}>
        <Fact name={t('left')}>{t('nothing')}</Fact>
        <p className="text-soft">{t('neverBegan')}</p>
      </Side>
    );
  return (
    <Side title={t('atUs')}>
      <Fact name={t(amountsOf(kind)[1])}>
        {here.left === null ? t('nothing') : <Price text={here.left.text} />}
      </Fact>
      <Fact name={t('asked')}>
        <Price text={here.asked.text} />
      </Fact>
      <Fact name={t('due')}>
        {ofText(here.of)} · {t(here.is_due_paid ? 'duePaid' : 'dueOpen')}
      </Fact>
      <Fact name={t('payer')}>
        <bdi>{here.of.payer}</bdi>
      </Fact>
      <Fact name={t('beganAt')}>{ltrText(dateTimeText(here.began_at))}</Fact>
    </Side>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="font-bold">{title}</h3>
      <div className="grid content-start gap-3">{children}</div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-soft">{name}</p>
      <p className="font-bold">{children}</p>
    </div>
  );
}
