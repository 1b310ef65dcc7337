// Written by frontend/media/encode.mjs from the masters beside it.
export const PICTURES = {
  "balcony-cabin": {
    "stem": "balcony-cabin.9829573a",
    "width": 1920,
    "height": 1080,
    "widths": [
      640,
      828,
      1200,
      1600,
      1920
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAAcABUB8JZACdACkhp3oAADNpiGMiy+agcJqRJNUS8HX2JHDZeZ5CgSQIw0ZyMcAAA=="
  },
  "balcony-cabin-upright": {
    "stem": "balcony-cabin-upright.9829573a",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": ""
  },
  "bufadora-coast": {
    "stem": "bufadora-coast.2c6225cc",
    "width": 1920,
    "height": 1080,
    "widths": [
      640,
      828,
      1200,
      1600,
      1920
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoMAAcABUB8JagCdH8AGDOtRi4AAP5ZWrNWJUIPnzf4BbSd3lZXnFeMfxGBD2AA"
  },
  "bufadora-coast-upright": {
    "stem": "bufadora-coast-upright.2c6225cc",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": ""
  },
  "deck-party": {
    "stem": "deck-party.54e4959a",
    "width": 1920,
    "height": 1080,
    "widths": [
      640,
      828,
      1200,
      1600,
      1920
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAcABUB8JYgCdH8AD4ZyGAD+Ee0tjJFAXRUaLoWIpGIbpTUeRf522LwAAA=="
  },
  "deck-party-upright": {
    "stem": "deck-party-upright.54e4959a",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": ""
  },
  "ensenada-day": {
    "stem": "ensenada-day.860342c2",
    "width": 1600,
    "height": 900,
    "widths": [
      640,
      828,
      1200,
      1600
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoMAAcABUB8JbACsAD1cZ9cte6AAP6x1UQ7HtckP1jxKUlAhm1rQwI2XU4FAAAA"
  },
  "ensenada-day-upright": {
    "stem": "ensenada-day-upright.860342c2",
    "width": 506,
    "height": 900,
    "widths": [
      506
    ],
    "jpegWidth": 506,
    "placeholder": ""
  },
  "inside-cabin": {
    "stem": "inside-cabin.2df5c8a9",
    "width": 1920,
    "height": 1080,
    "widths": [
      640,
      828,
      1200,
      1600,
      1920
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAcABUB8JYgCdACjGIKhcAD2PbdGesRGaZLQAyolVdiJgTKEN6OgnDjU0fJIu8uqAAAA"
  },
  "ocean-view-cabin": {
    "stem": "ocean-view-cabin.dd61737d",
    "width": 1920,
    "height": 1080,
    "widths": [
      640,
      828,
      1200,
      1600,
      1920
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAcABUB8JQBOgCPNk0KcAAD792aEAQ9jTOwBmzfaEhesn1QcKyc0aUPD87AA"
  },
  "ocean-view-cabin-upright": {
    "stem": "ocean-view-cabin-upright.dd61737d",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": ""
  },
  "pool-day": {
    "stem": "pool-day.affb532e",
    "width": 1920,
    "height": 1080,
    "widths": [
      640,
      828,
      1200,
      1600,
      1920
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAcABUB8JbACdADhZoBnPiAA/IIPceoo+uPYp6ifiEHdkw510I9y5mIAAA=="
  },
  "pool-day-upright": {
    "stem": "pool-day-upright.affb532e",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": ""
  },
  "ship-sunset-close": {
    "stem": "ship-sunset-close.b1a07076",
    "width": 1600,
    "height": 900,
    "widths": [
      640,
      828,
      1200,
      1600
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAcABUB8JYgCdAEYHr8qbgAA/lRrG438sl9Dipj1ECiS1B+jdztZO8QAAA=="
  },
  "ship-sunset-hero": {
    "stem": "ship-sunset-hero.ecfe1366",
    "width": 1600,
    "height": 900,
    "widths": [
      640,
      828,
      1200,
      1600
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMAAcABUB8JYgCdAEVrkK7PAAA/oxmO0w9+h6DTO8K0fD7s8h0T7HtcAA="
  },
  "ship-sunset-hero-upright": {
    "stem": "ship-sunset-hero-upright.ecfe1366",
    "width": 506,
    "height": 900,
    "widths": [
      506
    ],
    "jpegWidth": 506,
    "placeholder": ""
  },
  "ship-sunset-portrait": {
    "stem": "ship-sunset-portrait.c560e2ba",
    "width": 900,
    "height": 1600,
    "widths": [
      640,
      828
    ],
    "jpegWidth": 900,
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAwCdASoMABUAPzmIuVQvKSWjMAgB4CcJQBOgBEQKUNmVZBUJr8AA/dzZKaLCMquYPsMCyLXn8YrsboZivHr9RY5BLOgCQ8KuQgAA"
  },
  "slides-ropes": {
    "stem": "slides-ropes.9473c0f9",
    "width": 1920,
    "height": 1080,
    "widths": [
      640,
      828,
      1200,
      1600,
      1920
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAcABUB8JbACdADb00G8AADLJ/oKW7BmjkIngU7mrnEBDHxo35dyM6FPAAAA"
  },
  "slides-ropes-upright": {
    "stem": "slides-ropes-upright.9473c0f9",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": ""
  },
  "theatre-night": {
    "stem": "theatre-night.ce7e9d36",
    "width": 1920,
    "height": 1080,
    "widths": [
      640,
      828,
      1200,
      1600,
      1920
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAAcABUB8JQBOgCBj4g4vcAD+433o/FZBaMhTlHduRGLqNvwm+zxqAAA="
  },
  "wake-stars": {
    "stem": "wake-stars.4a0cf16d",
    "width": 1920,
    "height": 1080,
    "widths": [
      640,
      828,
      1200,
      1600,
      1920
    ],
    "jpegWidth": 1200,
    "placeholder": "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoMAAcABUB8JQBOgCFshGOpKAD+zeTQuz1EK3G9UEeowqwA"
  },
  "wake-stars-upright": {
    "stem": "wake-stars-upright.4a0cf16d",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": ""
  }
} as const;
