import en from '@locales/en-US/components/network-lint';
import zh from '@locales/zh-CN/components/network-lint';
import type { LintCode } from '@/domain/net/lint';
import type { Language } from '../runtime/messages';

/** What the gateway says to a finding, in the language of the call. */
export function lintMessage(language: Language, code: LintCode, values: Readonly<Record<string, string | number>>) {
  const message = (language === 'zh-CN' ? zh : en)[`lint.${code}`];
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
