import type zh from '../../zh-CN/system-settings/personalize';

export default {
  'personalize.browser': 'As the browser',
  'personalize.chinese': 'Simplified Chinese',
  'personalize.contrast': 'Link contrast {ratio}:1',
  'personalize.defaultLanguage': 'Default language',
  'personalize.defaultLanguageHelp': 'The language that a user has chosen goes first.',
  'personalize.english': 'English',
  'personalize.favicon': 'Tab icon',
  'personalize.faviconHelp': 'Stands in the tab of the browser; best as a square.',
  'personalize.footer': 'Footer',
  'personalize.footerHelp': 'Stands at the foot of every page, such as a copyright notice.',
  'personalize.logo': 'Logo',
  'personalize.logoHelp': 'Stands in the header, 24 pixels high; best without a background.',
  'personalize.note': 'Once saved, every account sees the new name, logo and color at once.',
  'personalize.pick': 'Pick a color',
  'personalize.preview': 'Preview',
  'personalize.productName': 'Product name',
  'personalize.productNameHelp': 'Stands in the header and in the tab of the browser. Empty: the default name.',
  'personalize.reset': 'Reset to default',
  'personalize.resetDone': 'The default look is back',
  'personalize.resetText':
    'Name, logo, color, default language and footer go back to the default. Uploaded images are removed.',
  'personalize.resetTitle': 'Reset to the default look?',
  'personalize.sampleLink': 'A link',
  'personalize.saved': 'Personalization saved',
  'personalize.themeColor': 'Theme color',
  'personalize.themeColorHelp':
    'Buttons, links and what is selected. It must be readable in the light and the dark appearance. Empty: the default color.',
  'personalize.use': 'Use color {color}',
} satisfies Record<keyof typeof zh, string>;
