/** Latin words that the Chinese interface may show: names, units and abbreviations that operators do not translate. */
export const LATIN_WORDS: ReadonlySet<string> = new Set(
  `
  A AAAA ACL ACS API AS ASN Anycast BFD BGP C C&C CD CDN CIDR CNAME CPU CSV Chrome Ctrl DDI DES DNS DNSSEC DO DOCTYPE Edge End Esc ENTITY HMAC HMAC-SHA-1 HMAC-SHA-256 HMAC-SHA-384 HMAC-SHA-512 HTTP HTTPS Hello
  IANA ICMP ID IN IOC IP IPAL IPv4 IPv6 JSON Logo MAC MD5 MX Markdown NOT NS NSSA NTP OIDC OSPF OSPFv2 OSPFv3 PING PTR QPS RD RFC SAML
  SDNS SHA SHA-256 Shift SLA SMS SNMP SP SSL SSO Safari Syslog TCP TLD TLS TOP TTL TXT Tor UDP URI URL UTC VRF WAF WHOIS Webhook Web XML XOR
  acme ad AD AES example LACP Linux active-backup balance-alb balance-rr balance-tlb balance-xor broadcast
  EntityDescriptor GB HTML MB SVG Mbps UTF-8 memberOf xml
  AdminDown BDR Connect DR Established ExStart Exchange Full Idle Init Loading OpenConfirm OpenSent Active Attempt Down Up Way
  BOM CRLF LF cidr config files js domain high ip low medium null
  ASBR IGP LSA MED ms
  OSPFv2 OSPFv3 hold keepalive refresh route source time update
  authNoPriv authPriv http https iOS noAuthNoPriv syslog til v1 v2c v3
  `
    .trim()
    .split(/\s+/),
);
