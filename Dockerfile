# Maiolica in one image: docker build -t maiolica . && docker run -p 8765:8765 -v maiolica:/data maiolica
FROM python:3.12-slim AS build
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheel .

FROM python:3.12-slim
COPY --from=build /wheel /wheel
COPY constraints.txt /wheel/
RUN pip install --no-cache-dir -c /wheel/constraints.txt /wheel/*.whl && rm -r /wheel \
    && useradd --create-home maiolica && mkdir /data && chown maiolica /data
USER maiolica
ENV MAIOLICA_HOST=0.0.0.0 MAIOLICA_DATABASE=sqlite:/data/maiolica.db MAIOLICA_LOG_FORMAT=json
RUN maiolica warm
VOLUME /data
EXPOSE 8765
HEALTHCHECK CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/health', timeout=3)"
CMD ["maiolica", "serve"]
