import type zh from '../../zh-CN/components/threat';

export default {
  'threat.botnet': 'Botnet',
  'threat.commandAndControl': 'C&C',
  'threat.custom': 'Custom threat',
  'threat.digiccy': 'Cryptocurrency',
  'threat.gambling': 'Gambling',
  'threat.high': 'High',
  'threat.low': 'Low',
  'threat.maliciousDownloader': 'Malicious downloader',
  'threat.maliciousWebsite': 'Malicious website',
  'threat.malware': 'Malware',
  'threat.medium': 'Medium',
  'threat.phishing': 'Phishing',
  'threat.porn': 'Porn',
  'threat.proxy': 'Proxy',
  'threat.ransomware': 'Ransomware',
  'threat.spam': 'Spam',
  'threat.tor': 'Tor',
  'threat.virusTrojan': 'Virus trojan',
} satisfies Record<keyof typeof zh, string>;
