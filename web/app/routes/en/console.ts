import { common } from '@diyar/messages/en/common';
import { console } from '@diyar/messages/en/console';
import { errors } from '@diyar/messages/en/errors';
import { revisions } from '@diyar/messages/en/revisions';
import { rules } from '@diyar/messages/en/rules';
import { shell } from '@diyar/messages/en/shell';
import { signIn } from '@diyar/messages/en/sign-in';
import type { ConsoleSentences } from '../../i18n/sentences.tsx';
import { siteMeta } from '../../site/page-meta.ts';
import { consoleIn } from '../console-layout.tsx';

const sentences: ConsoleSentences = { common, console, errors, revisions, rules, shell, signIn };
const { console: page, consoleError } = consoleIn('en', sentences);

export const handle = { sentences };

export const meta = siteMeta;

export const ErrorBoundary = consoleError;

export default page;
