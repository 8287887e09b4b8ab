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
        <There there={one.there} />
        <Here here={one.here} />
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

function There({ there }: Pick<MoneyCase, 'there'>) {
  const t = useTranslations('consoleMoneyCases');
  const { card, method } = there;
  return (
    <Side title={t('atGateway')}>
      <Fact name={t('left')}>{there.left === null ? t('nothing') : <Price text={there.left.text} />}</Fact>
      {method === null ? null : (
        <Fact name={t('by')}>
          {t(`methods.${method}`)}
          {card === null ? null : ` ${ltrText(`${card.company ?? ''} •••• ${card.last4}`)}`}
        </Fact>
      )}
      <Fact name={t('charge')}>
        <bdi dir="ltr" className="break-all">
          {there.gateway} · {there.charge_id}
        </bdi>
      </Fact>
    </Side>
  );
}

function Here({ here }: Pick<MoneyCase, 'here'>) {
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
      <Fact name={t('left')}>{here.left === null ? t('nothing') : <Price text={here.left.text} />}</Fact>
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
