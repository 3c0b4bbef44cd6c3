import type { Language } from '../runtime/messages';
import type { DocumentSeed } from './documents';

type Text = readonly [title: string, intro: string, points: readonly string[]];

const htmlOf = ([, intro, points]: Text) =>
  `<p>${intro}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/** A short entry of the handbook: what it is about in one sentence, then what is good to know. */
export function guide(id: string, month: number, day: number, text: Record<Language, Text>): DocumentSeed {
  const of = (language: Language) => ({ title: text[language][0], detail: htmlOf(text[language]) });
  return {
    id,
    type: 'guide',
    time: Date.UTC(2026, month - 1, day, 2),
    text: { 'zh-CN': of('zh-CN'), 'en-US': of('en-US') },
  };
}
