import type { Home, HomeWaiting } from '@diyar/contract/supply/home';
import { dateTimeText } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { paths } from '../../site/paths.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Todo } from './todo.ts';
import { waitTodos } from './wait-todos.ts';
import { whenText } from './when-text.ts';

/** What waits, the most pressing first: money and people before papers. */
export function useTodos(home: Home | undefined): Todo[] {
  const t = useTranslations('dashboard.home');
  const lang = useLang();
  if (home === undefined) return [];
  return [
    ...invitationTodos(home, t, lang),
    ...stayTodos(home, t, lang),
    ...moneyTodos(home, t, lang),
    ...waitTodos(home, t, lang),
    ...adTodos(home, t, lang),
    ...otherTodos(home, t, lang),
  ];
}

type Translate = ReturnType<typeof useTranslations<'dashboard.home'>>;

/** Teams that ask for an answer. */
function invitationTodos({ invitations }: Home, t: Translate, lang: Lang): Todo[] {
  return invitations.map(({ id, name }) => ({
    ...{ key: `team-${id}`, icon: 'users' as const, title: t('invited', { name }), text: t('invitedText') },
    ...{ act: t('invitedAct'), to: deskPaths(lang).team() },
  }));
}

/** Holds that wait for the guest's payment, bookings that wait for the advertiser. */
function stayTodos({ to_pay: held, to_accept: asked }: Home, t: Translate, lang: Lang): Todo[] {
  const to = paths(lang);
  const about = (stay: HomeWaiting) => ({
    ...{ text: stay.title, lang: stay.title_lang },
    note: whenText(t, stay),
  });
  return [
    ...held.map((stay) => ({
      ...{ key: `hold-${stay.id}`, icon: 'clock' as const, act: t('holdAct'), to: to.payment(stay.id) },
      ...{ title: t('hold', { amount: ltrText(stay.amount.text) }), ...about(stay) },
    })),
    ...asked.map((stay) => ({
      ...{ key: `ask-${stay.id}`, icon: 'calendar' as const, act: t('approvalAct'), ...about(stay) },
      title: t(stay.is_change ? 'approvalOfChange' : 'approval', {
        guest: stay.other,
        amount: ltrText(stay.amount.text),
      }),
      to: `${to.reservation(stay.id)}?side=host`,
    })),
  ];
}

/** What a guest has still to pay for, and money that cannot be sent. */
function moneyTodos({ to_settle: owed, to_come, payout_missing }: Home, t: Translate, lang: Lang): Todo[] {
  const to = paths(lang);
  const rest: Todo[] =
    owed === null
      ? []
      : [
          {
            ...{
              key: 'settle',
              icon: 'card',
              act: t('settleAct', { isOne: owed.bookings === 1 ? 'yes' : 'no' }),
            },
            to: owed.bookings === 1 ? to.payment(owed.reservation) : to.reservations({ view: 'to_pay' }),
            title: t('settle', { count: owed.bookings, amount: ltrText(owed.amount.text) }),
            text: t('settleText', { date: ltrText(dateTimeText(owed.next)) }),
          },
        ];
  if (!payout_missing || to_come === null) return rest;
  const amount = ltrText(to_come.balance.text);
  return [
    ...rest,
    {
      ...{ key: 'payout', icon: 'card', to: to.myInfo(), act: t('payoutAct') },
      ...{ title: t('payout'), text: t('payoutText', { amount }) },
    },
  ];
}

/** Ads that wait for their people, and licences about to end. */
function adTodos({ needs, licences }: Home, t: Translate, lang: Lang): Todo[] {
  const to = deskPaths(lang);
  const act = t('needsAct');
  return [
    ...needs.map(({ id, title, title_lang, state }) => ({
      ...{ key: `ad-${id}`, icon: 'warning' as const, title: t(`needs.${needOf(state)}`), text: title },
      ...{ lang: title_lang, act, to: to.ownAd(id) },
    })),
    ...licences.map(({ id, title, title_lang, expires_on }) => ({
      ...{ key: `licence-${id}`, icon: 'shield' as const, text: title, lang: title_lang },
      ...{ title: t('licence', { date: ltrText(expires_on) }), act, to: to.ownAd(id) },
    })),
  ];
}

/** What was begun and not finished, and answers to read. */
function otherTodos({ wizard, answered }: Home, t: Translate, lang: Lang): Todo[] {
  const to = supplyPaths(lang);
  const begun: Todo[] =
    wizard === null
      ? []
      : [
          {
            ...{ key: 'wizard', icon: 'building', act: t('wizardAct') },
            title: t(wizard.property_id === null ? 'wizard' : 'wizardUnit'),
            text: t('wizardText', { date: ltrText(dateTimeText(wizard.saved_at)) }),
            to: wizard.property_id === null ? to.addProperty() : to.addUnit(wizard.property_id),
          },
        ];
  if (answered === 0) return begun;
  const read = { title: t('answered', { count: answered }), text: t('answeredText'), act: t('answeredAct') };
  return [...begun, { key: 'answered', icon: 'chat', ...read, to: paths(lang).contact() }];
}

function needOf(state: Home['needs'][number]['state']) {
  const known = ['changes_asked', 'refused', 'licence_expired'] as const;
  return known.find((one) => one === state) ?? 'not_published';
}

/** What waits and the way to each. */
export function TodoList({ todos }: { todos: readonly Todo[] }) {
  const t = useTranslations('dashboard.home');
  const lang = useLang();
  return (
    <Card as="section" className="grid grid-cols-1 gap-1 p-5">
      <h2 className="pb-2 text-lg font-bold">{t('todoTitle')}</h2>
      <ul className="divide-y divide-line">
        {todos.map((todo) => (
          <li
            key={todo.key}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 sm:flex"
          >
            <span className="text-gold-text">
              <Icon name={todo.icon} />
            </span>
            <div className="min-w-0 grow">
              <p className="font-bold">{todo.title}</p>
              <p
                className="line-clamp-2 text-sm text-soft"
                {...(todo.lang !== undefined &&
                  todo.lang !== lang && { lang: todo.lang, dir: DIR_OF[todo.lang] })}
              >
                {todo.text}
              </p>
              {todo.note === undefined ? null : <p className="tabular text-sm text-soft">{todo.note}</p>}
            </div>
            <Link
              to={todo.to}
              className={`${buttonLook('secondary', 'small')} col-start-2 justify-self-start`}
            >
              {todo.act}
              <span className="sr-only"> {todo.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
