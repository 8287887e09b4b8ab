import { useLang } from '../../i18n/lang.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EMPTY, writeDraft } from './ticket-draft.ts';

/** Leads to a message to Diyar about a booking, begun with these words: it gets a case number, and its answer is read there. */
export function WriteToDiyar(props: { label: string; subject: string; text: string }) {
  const { label, subject, text } = props;
  const begin = () =>
    writeDraft({ ...EMPTY, kind: 'booking', subject, text, idempotencyKey: crypto.randomUUID() });
  return (
    <Link to={paths(useLang()).contact()} onClick={begin} className={buttonLook('quiet', 'small')}>
      {label}
    </Link>
  );
}
