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
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoQAAkABABoJZgCdAEe1XOyIQPJAAD2RDO9QY9lY81njTRt5QfvXDEEpNu0K3l19O58plxEnib2Er4agm3TDMXCapj42AAA"
  },
  "balcony-cabin-upright": {
    "stem": "balcony-cabin-upright.9829573a",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": "data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAADQAwCdASoQABwAPxFysFAsJqSisAgBgCIJYgCdAGWBAPQlY4A3qAAA/lLH73q1odpS0pPJu6TsGQSZtnFY2PArbifCoBbtKz1FeW8mA4PQuv76cK/hRhN7Zr5x5vr1S2Jv7xEEczsdUjhjSVXY4iO18AMO97cWz19nNnK3azoBk9Iv8Ve4/fNO3dwQAA=="
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
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJbACdIExDfjBYAD+kXSCd8rWq00/nB9BIXWqSOkxz+bKKPtAsStw/nuV0V3E+L1dQWRhWoAAAA=="
  },
  "bufadora-coast-upright": {
    "stem": "bufadora-coast-upright.2c6225cc",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": "data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABwBACdASoQABwAPxFysFAsJqSisAgBgCIJbACdMoAKRlUWnnav3obLuE06mgD+4IgVVfj+FEklkZiKkWethYWRPMXT6TPtv7WH4dGqVZbJmfvJXV8wJIujFjmBYzSmJZmjEeIZWnGlRQKpZBcQEAh21qpq6GzrZ2DpIAAA"
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
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoQAAkABABoJZACdACoU87IAP4jO/Q0LmvK7Gnbs85KmuC5IO8qdiaEcknX7zHvAv4zKflbu+NLTIHrl5A1BX0AAAA="
  },
  "deck-party-upright": {
    "stem": "deck-party-upright.54e4959a",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": "data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAACwBACdASoQABwAPxFysFAsJqSisAgBgCIJbACdMoMYAEEqDxqcdXkHfaee2IgAAP53HcWv/aaHtnmBLisPIjKjnNonJNhEGGcPUliWjkGohX6FYXX3Ifi59CfDgXMd5h7Lr6kTIyRKoCsO9U/CXoY+uW5fbm5SkI58Gn+ebiwNL335nHBzPxFZc4QAAA=="
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
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJbACdADyaNDGAAD+xCzLuMg3mZESofZOIfmjSLSRqygcml0MWAbQAAA="
  },
  "ensenada-day-upright": {
    "stem": "ensenada-day-upright.860342c2",
    "width": 506,
    "height": 900,
    "widths": [
      506
    ],
    "jpegWidth": 506,
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAwCdASoQABwAPxF0tFEsJqUisAgBgCIJZACdACICEeRIkUrggAAA/o5z4FooDbS2UJqhVr4+1xvOsruhuTOBGfTSaY49+tAZfAAA"
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
    "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAkABABoJYgCdAEee61UV9gA+6WC1SMeENIGcYN7pj2+PHp4ZjnlimE+Q1sEisBSONg3GGQ5hRLBDLN2+xNVoCLn/sq2VTQAAA=="
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
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAkABABoJQBOgCParkmp4yAA/Z1dh6VFDTdgNLObRj0RVrWF10rXYO9TEf6lcYKTpnpTVTWB6MzeQaFuTsDYAAA="
  },
  "ocean-view-cabin-upright": {
    "stem": "ocean-view-cabin-upright.dd61737d",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": "data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADQAwCdASoQABwAPxFysVAsJqSisAgBgCIJQBOgDP0zl3MCIgFzQoAA/d5B425wn19mOCTcHVaMw8mmW6pkiXosbjZTy3l0vPgMZfHYHTbpUYw2MJZoi4zJ4TSNGy4SCYM2lvWuCoacDHiyG85yvDOe5ffJEG4QDFvhK34A8RTfteZPcsAAAA=="
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
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAkABABoJbACdABU0eAA/INIqGXoNajx98IgMICkjnDc1u4BlPIQBGxdn07HjMiyokwhzgA/Xt8Us4AAAA=="
  },
  "pool-day-upright": {
    "stem": "pool-day-upright.affb532e",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": "data:image/webp;base64,UklGRqwAAABXRUJQVlA4IKAAAACQBACdASoQABwAPxF0sVAsJySisAgBgCIJbACdMoMjbB1B5ic+D1MF5LYH5YAA99Pty1mjaeGpKFrQ2Hz7u5FWDvJmlFrWG73vnt0nSAtGxDb1zzONf/xQgvzvktu/tvF57TuJSfQ4mBH8LQvHvQdUDypd52Ho0fYfkEu1iR0IRnOS7JW8fjTjUqFCuDnsII9XIAYe4vIpo6+cy8JfAAAA"
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
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZACdAD7ihYw04AA/o0h46fuJYRQIS0dlDF99tt9e13ui7tjYQ5mbLGBIAAA"
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
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJYgCdAEf/mG+AAD+xUjsRh/NDPNny0Qe7MQ1zBIw9j6MMNGdlAMCAAA="
  },
  "ship-sunset-hero-upright": {
    "stem": "ship-sunset-hero-upright.ecfe1366",
    "width": 506,
    "height": 900,
    "widths": [
      506
    ],
    "jpegWidth": 506,
    "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACwAwCdASoQABwAPxF0sVAsJySisAgBgCIJQAAj3VeQfig8i9ZMAAD+8dTlpTXdmGep8tpMQz5UMJW5kHByrFE0yryGRuwXYfvGamgQZ/XzFInu98jR6Xgc9Kl45AkHjo+WqNEAAAA="
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
    "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACwAwCdASoQABwAPxF0sFAsJySisAgBgCIJYgC7AGYRyEEFTecwAAD+xe/YeT06DKfVBwesLvB9Tt+RwkEd2uA7BlbUulRTypL+igvjWuL/fTcHK+ImJvYWrd0Q8JE9IeQBciAAAAA="
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
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABABoJbACdH8AEvw/hAAAyzecop/DhxGPm2pP39ba1iZb5Gh2/0oA4zc7+PWtjC+rLlPDsdWh17qAAA=="
  },
  "slides-ropes-upright": {
    "stem": "slides-ropes-upright.9473c0f9",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": "data:image/webp;base64,UklGRsoAAABXRUJQVlA4IL4AAAAwBQCdASoQABwAPxFysFAsJqSisAgBgCIJbACdMoR4PoK8Bhao3gXCe2RjeuhQcznMAAD+EOvOefL4S+vUC8f7zRaQ9xCSYs5LzgYUdsAzg81iR565WrA3oRmp1wl02pbjy1jSxR76PVIlTEP9FTfuq9mVxaI+/t5Jvc5KPsa/XPadD89jbprMWsdN4MM32lByFjQxwQu0ByiMuV3JvNAtOAeYxbVFrMzWadPQKb6yJl9F3nb7CeElqnqGoAAA"
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
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJYgCdAD0uSRvIfAA/u6ykRgV8c3gzCjN4cXmgp983CMeRzlwRQjZ/sOYMcCCd9gKU+66AAA="
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
    "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAkABABoJQBOgCFQGUwAAP7pOGOvJnTDxNu1rCp5mQ3tzK4KJaZBQAA="
  },
  "wake-stars-upright": {
    "stem": "wake-stars-upright.4a0cf16d",
    "width": 608,
    "height": 1080,
    "widths": [
      608
    ],
    "jpegWidth": 608,
    "placeholder": "data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAADwAwCdASoQABwAPxFysVAsJqSisAgBgCIJZACdAGjcObokQwURZXyIAP75Ft8qfgR6GqPo9NLfgIJxuXn1OlRlS/JEogGx0fqIlgYCICTANPmVV4atU1UVtqrU2wbCTa0L8HDw+D12JR2oAAA="
  }
} as const;

export const LOOPS = {
  "bufadora-coast": "bufadora-coast.29330ccd",
  "ensenada-day": "ensenada-day.82749b8c",
  "ship-sunset": "ship-sunset.60284479",
  "wake-stars": "wake-stars.e455a68d"
} as const;
