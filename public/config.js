// Read before the console starts; edit it at deployment, no rebuild is needed. Each key is explained in deploy/settings.md.
// window.routerBase = '/';
window.consoleConfig = {
  // Non-empty: no console home, the account center comes first.
  deployEnv: '',
  // The gateway's sign-in page.
  signInUrl: '/sign-in',
  // Other origins that the console may go to or call.
  trustedOrigins: [],
  productName: '',
  // capabilities: ['impact', 'bulk', 'history'],
  // unknownPathCodes: [40400],
  // telemetryUrl: 'https://telemetry.example/console',
  // telemetryShare: 1,
};
