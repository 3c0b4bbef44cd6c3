import type { Capability } from '@/lib/contract/capability';
import type { Language } from '../runtime/messages';
import type { DocumentSeed } from './documents';

/** What a guide says in one language. */
interface Text {
  title: string;
  /** What it is about and when it is needed. */
  when: string;
  /** What to do, in order; buttons by their names. */
  steps: readonly string[];
  /** What can go wrong, and what to do then. */
  wrong: readonly string[];
  /** What is good to know besides. */
  notes?: readonly string[];
}

interface About {
  /** What a gateway must offer for it beyond what is specified. */
  needs?: Capability;
  /** Guides to read next. */
  related: readonly string[];
}

const HEADINGS = {
  'zh-CN': { steps: '操作步骤', wrong: '可能遇到的问题', notes: '须知' },
  'en-US': { steps: 'Steps', wrong: 'Troubleshooting', notes: 'Good to know' },
} as const satisfies Record<Language, Record<'steps' | 'wrong' | 'notes', string>>;

const listed = (tag: 'ol' | 'ul', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

function htmlOf({ when, steps, wrong, notes = [] }: Text, language: Language): string {
  const heads = HEADINGS[language];
  return [
    `<p>${when}</p>`,
    `<h3>${heads.steps}</h3>${listed('ol', steps)}`,
    `<h3>${heads.wrong}</h3>${listed('ul', wrong)}`,
    notes.length > 0 ? `<h3>${heads.notes}</h3>${listed('ul', notes)}` : '',
  ].join('');
}

/** A guide of the handbook that leads through a task: when, the steps by the names on the screen, what can go wrong. */
export function stepGuide(
  id: string,
  [month, day]: readonly [month: number, day: number],
  about: About,
  text: Record<Language, Text>,
): DocumentSeed {
  const of = (language: Language) => ({ title: text[language].title, detail: htmlOf(text[language], language) });
  return {
    id,
    type: 'guide',
    time: Date.UTC(2026, month - 1, day, 2),
    ...about,
    text: { 'zh-CN': of('zh-CN'), 'en-US': of('en-US') },
  };
}
