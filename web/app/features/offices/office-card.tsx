import { dateText } from '@diyar/contract/values/format';
import { daysBetween, riyadhDate } from '@diyar/contract/values/riyadh';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, Notice } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import type { OfficeDraft } from './office-standing.ts';

/** A badge whose end is nearer is worth a word. */
const NEAR_DAYS = 30;

/** The badge with its dates, and the numbers it stands on. */
export function OfficeCard(props: {
  approved: OfficeDraft;
  since: string | null;
  /** Its renewal waits: nothing is left to do. */
  isRenewed: boolean;
}) {
  const { approved, since, isRenewed } = props;
  const t = useTranslations('offices');
  const { register, broker, expires_on: until } = approved;
  const isNear = until !== null && daysBetween(riyadhDate(Date.now()), until) <= NEAR_DAYS;
  return (
    <Card>
      <div className="grid gap-3" role="status">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="primary" icon="shield">
            {t('states.approved')}
          </Badge>
          {since === null ? null : <span>{t('verifiedSince', { date: ltrText(dateText(since)) })}</span>}
          {until === null ? null : (
            <span className="text-soft">{t('validUntil', { date: ltrText(until) })}</span>
          )}
        </p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <Fact name={t('registerName')} value={register.name} />
          <Fact name={t('registration')} value={register.registration} isCode />
          {broker === null ? (
            <Fact name={t('step.broker')} value={t('noBroker')} />
          ) : (
            <Fact name={t('brokerNumber')} value={broker.number} isCode />
          )}
          {broker === null ? null : <Fact name={t('brokerEnds')} value={broker.expires_on} isCode />}
        </dl>
        {isNear && !isRenewed ? (
          <Notice tone="warning" icon="clock">
            {t('endsSoon')}
          </Notice>
        ) : null}
      </div>
    </Card>
  );
}

export function Fact(props: { name: string; value: string; isCode?: boolean }) {
  return (
    <div className="grid">
      <dt className="text-sm text-soft">{props.name}</dt>
      <dd className="min-w-0 break-words">
        {props.isCode === true ? (
          <bdi dir="ltr" className="tabular">
            {props.value}
          </bdi>
        ) : (
          <bdi>{props.value}</bdi>
        )}
      </dd>
    </div>
  );
}
