import type { ServiceState } from '@/api/console/service';
import type { ThreatType } from '@/api/console/threat';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import type { StatusMap } from '@/ui/data/status-tag';

/** The twelve states with the shape and hue that go with the word (HOME-01). */
export const STATES = {
  normal: { label: 'service.normal', tone: 'good' },
  testing: { label: 'service.testing', tone: 'good' },
  signing: { label: 'service.signing', tone: 'neutral' },
  renew: { label: 'service.renew', tone: 'attention' },
  serviceExpiring: { label: 'service.serviceExpiring', tone: 'attention' },
  testingExpiring: { label: 'service.testingExpiring', tone: 'attention' },
  serviceExpired: { label: 'service.serviceExpired', tone: 'bad' },
  testingExpired: { label: 'service.testingExpired', tone: 'bad' },
  serviceNotInEffect: { label: 'service.serviceNotInEffect', tone: 'neutral' },
  testingNotInEffect: { label: 'service.testingNotInEffect', tone: 'neutral' },
  notInEffect: { label: 'service.notInEffect', tone: 'neutral' },
  unableToAccess: { label: 'service.unableToAccess', tone: 'bad' },
} as const satisfies Record<ServiceState, StatusMap[string]>;

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
  const known = Object.entries(THREATS).find(([code]) => code === type)?.[1];
  return known ? t(known) : type;
}
