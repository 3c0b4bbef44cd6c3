import type { ThreatType } from '@/api/console/threat';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import type { StatusMap } from '@/ui/data/status-tag';

const THREATS: Record<ThreatType, MessageId> = {
  custom: 'threat.custom',
  virusTrojan: 'threat.virusTrojan',
  porn: 'threat.porn',
  gambling: 'threat.gambling',
  spam: 'threat.spam',
  phishing: 'threat.phishing',
  ransomware: 'threat.ransomware',
  botnet: 'threat.botnet',
  commandAndControl: 'threat.commandAndControl',
  tor: 'threat.tor',
  proxy: 'threat.proxy',
  digiccy: 'threat.digiccy',
  malware: 'threat.malware',
  maliciousDownloader: 'threat.maliciousDownloader',
  maliciousWebsite: 'threat.maliciousWebsite',
};

/** A threat type's name; an unknown code is shown as it is. */
export function threatName(t: T, type: string): string {
  return codeText(t, THREATS, type);
}

/** How bad it is. */
export const THREAT_LEVELS = {
  high: { label: 'threat.high', tone: 'bad' },
  medium: { label: 'threat.medium', tone: 'attention' },
  low: { label: 'threat.low', tone: 'neutral' },
} as const satisfies StatusMap;
