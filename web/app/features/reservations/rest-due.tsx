import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';

/** The unpaid rest of a confirmed stay: how much, by when, what happens otherwise, and the way to pay it. */
export function RestDue({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingLife');
  const lang = useLang();
  const { due, id, abilities, side, arrives_at: arrival } = reservation;
  if (due === null || !WITH_REST.has(due.kind) || due.cancels_at === null) return null;
  const isOver = Date.parse(due.due_at) <= Date.now();
  const isExtended = due.cancels_at === arrival;
  const extended = side === 'host' ? 'restUntilArrivalHost' : 'restUntilArrival';
  const told = { due: ltrText(dateTimeText(due.due_at)), cancels: ltrText(dateTimeText(due.cancels_at)) };
  return (
    <Notice
      tone={isOver || isExtended ? 'warning' : 'info'}
      icon="card"
      action={
        abilities.pay ? (
          <Link to={paths(lang).payment(id)} className={`${buttonLook('primary')} print:hidden`}>
            {t(due.kind === 'rest' ? 'payRest' : 'payDeposit')}
          </Link>
        ) : null
      }
    >
      <p className="font-bold">{t(titleOf(due), amountsOf(due))}</p>
      <p className="text-sm">{t(isExtended ? extended : isOver ? 'restOver' : 'restText', told)}</p>
    </Notice>
  );
}

type Due = NonNullable<Reservation['due']>;

/** Dues of a confirmed stay, for which it is cancelled where they stay unpaid. */
const WITH_REST: ReadonlySet<Due['kind']> = new Set(['rest', 'security_deposit']);

/** Returns the amount that is due, and the part of it that is the deposit beside the rest. */
function amountsOf({ kind, amount, deposit }: Due) {
  if (kind === 'security_deposit' || deposit === null) return { amount: ltrText(amount.text), deposit: '' };
  const rest = moneyText(amount.amount - deposit.amount);
  return { amount: ltrText(rest), deposit: ltrText(deposit.text) };
}

function titleOf({ kind, deposit }: Due) {
  if (kind === 'security_deposit') return 'depositTitle';
  return deposit === null ? 'restTitle' : 'restWithDepositTitle';
}
