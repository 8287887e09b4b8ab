import { dateTimeText } from '@diyar/contract/format';
import type { Home } from '@diyar/contract/home';
import type { Lang } from '@diyar/messages/messages';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { paths } from '../../site/paths.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

interface Todo {
  key: string;
  icon: IconName;
  title: string;
  /** What it is about; a person's own text carries its language. */
  text: string;
  lang?: Lang;
  act: string;
  to: string;
}

/** What waits, the most pressing first: money and people before papers. */
export function useTodos(home: Home | undefined): Todo[] {
  const t = useTranslations('dashboard.home');
  const lang = useLang();
  if (home === undefined) return [];
  const to = { ...paths(lang), ...supplyPaths(lang), ...deskPaths(lang) };
  const { wizard } = home;
  const stay = (side: 'guest' | 'host') => (side === 'guest' ? home.stays : home.arrivals);
  return [
    ...stay('guest')
      .filter(({ state }) => state === 'pending')
      .map(({ id, title, title_lang }) => ({
        ...{ key: `hold-${id}`, icon: 'clock' as const, title: t('hold'), text: title, lang: title_lang },
        ...{ act: t('holdAct'), to: to.payment(id) },
      })),
    ...stay('host')
      .filter(({ state }) => state === 'waiting_for_approval')
      .map(({ id, title, title_lang }) => ({
        ...{
          key: `ask-${id}`,
          icon: 'calendar' as const,
          title: t('approval'),
          text: title,
          lang: title_lang,
        },
        ...{ act: t('approvalAct'), to: `${to.reservation(id)}?side=host` },
      })),
    ...home.needs.map(({ id, title, title_lang, state }) => ({
      ...{ key: `ad-${id}`, icon: 'warning' as const, title: t(`needs.${needOf(state)}`), text: title },
      ...{ lang: title_lang, act: t('needsAct'), to: to.ownAd(id) },
    })),
    ...home.licences.map(({ id, title, title_lang, expires_on }) => ({
      ...{ key: `licence-${id}`, icon: 'shield' as const, text: title, lang: title_lang },
      ...{ title: t('licence', { date: ltrText(expires_on) }), act: t('needsAct'), to: to.ownAd(id) },
    })),
    ...(wizard === null
      ? []
      : [
          {
            ...{ key: 'wizard', icon: 'building' as const, act: t('wizardAct') },
            title: t(wizard.property_id === null ? 'wizard' : 'wizardUnit'),
            text: t('wizardText', { date: ltrText(dateTimeText(wizard.saved_at)) }),
            to: wizard.property_id === null ? to.addProperty() : to.addUnit(wizard.property_id),
          },
        ]),
    ...(home.answered === 0
      ? []
      : [
          {
            ...{ key: 'answered', icon: 'chat' as const, title: t('answered', { count: home.answered }) },
            ...{ text: t('answeredText'), act: t('answeredAct'), to: to.contact() },
          },
        ]),
  ];
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
    <Card as="section" className="grid gap-1 p-5">
      <h2 className="pb-2 text-lg font-bold">{t('todoTitle')}</h2>
      <ul className="divide-y divide-line">
        {todos.map((todo) => (
          <li key={todo.key} className="flex flex-wrap items-center gap-3 py-3">
            <span className="text-gold-text">
              <Icon name={todo.icon} />
            </span>
            <div className="min-w-0 grow basis-48">
              <p className="font-bold">{todo.title}</p>
              <p
                className="truncate text-sm text-soft"
                {...(todo.lang !== undefined &&
                  todo.lang !== lang && { lang: todo.lang, dir: DIR_OF[todo.lang] })}
              >
                {todo.text}
              </p>
            </div>
            <Link to={todo.to} className={buttonLook('secondary', 'small')}>
              {todo.act}
              <span className="sr-only"> {todo.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
